import { useSite } from '../language/siteContext.ts';
import { Social } from '../ornaments/Social.tsx';
import { socialMedia } from '../school.ts';

const isGiven = socialMedia.some(({ url }) => url);

/** Links to the school's social media. An entry without a URL is an icon without a link, hidden from screen readers. */
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
