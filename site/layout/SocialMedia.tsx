import { facebook, instagram, x, youTube } from 'virtual:facts';
import { useSite } from '../language/siteContext.ts';
import { Social } from '../ornaments/Social.tsx';

/** An entry with an empty URL is shown as an icon without a link, hidden from screen readers. */
const socialMedia = [
  { name: 'Facebook', url: facebook },
  { name: 'YouTube', url: youTube },
  { name: 'X', url: x },
  { name: 'Instagram', url: instagram },
] as const;

const isGiven = socialMedia.some(({ url }) => url);

/** Links to the school's social media. */
export function SocialMedia() {
  const { footer: words } = useSite().words;
  return (
    <ul className="social" aria-label={words.socialMedia} aria-hidden={!isGiven}>
      {socialMedia.map(({ name, url }) => (
        <li key={name} aria-hidden={!url}>
          {url ? (
            <a href={url}>
              <Social name={name} />
              <bdi className="visually-hidden">{name}</bdi>
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
