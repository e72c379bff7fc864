import { Social } from '../ornaments/Social.tsx';
import { socialMedia } from '../school.ts';

/** Where else the school is found: a link once the school has given the address, until then a sign that leads nowhere. */
export function SocialMedia() {
  return (
    <ul className="social" aria-label="Social media">
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
              <span className="visually-hidden">{name}: the school will give the address</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
