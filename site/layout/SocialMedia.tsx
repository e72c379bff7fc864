import { useSite } from '../language/siteContext.ts';
import { Social } from '../ornaments/Social.tsx';
import { socialMedia } from '../school.ts';

/** Where else the school is found: a link once the school has given the address, until then a sign that leads nowhere. */
export function SocialMedia() {
  const { footer: words } = useSite().words;
  return (
    <ul className="social" aria-label={words.socialMedia}>
      {socialMedia.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url}>
              <Social name={name} />
              <span className="visually-hidden">{name}</span>
            </a>
          ) : (
            <span>
              <Social name={name} />
              <span className="visually-hidden">{words.noAddress(name)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
