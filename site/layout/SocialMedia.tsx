import { useSite } from '../language/siteContext.ts';
import { Social } from '../ornaments/Social.tsx';
import { socialMedia } from '../school.ts';

const isGiven = socialMedia.some(({ url }) => url);

/** Where else the school is found: links. A sign whose address the school has not given is an ornament, and not read out. */
export function SocialMedia() {
  const { footer: words } = useSite().words;
  return (
    <ul className="social" aria-label={words.socialMedia} aria-hidden={!isGiven}>
      {socialMedia.map(({ name, url }) => (
        <li key={name} aria-hidden={!url}>
          {url ? (
            <a href={url}>
              <Social name={name} />
              <span className="visually-hidden">{name}</span>
            </a>
          ) : (
            <span>
              <Social name={name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
