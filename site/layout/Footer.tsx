import { Link } from 'wouter';
import { Shore } from '../ornaments/Shore.tsx';
import { school } from '../school.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialMedia } from './SocialMedia.tsx';

/** How to reach the school, and the ways back into the site. */
export function Footer() {
  return (
    <footer className="site-footer">
      <Shore />
      <div className="page site-footer-columns">
        <div>
          <p className="site-footer-name">{school.name}</p>
          <p>A not-for-profit Orthodox school, from Pre-Kindergarten to Grade 12, since {school.founded}.</p>
          <SocialMedia />
          <p>
            <Link href="/Privacy">Privacy</Link>
          </p>
        </div>
        <address>
          <p className="site-footer-title">Visit, call or write</p>
          <ul>
            <li>{school.address}</li>
            <li>
              <a href={`tel:${school.phone.number}`}>
                <bdi dir="ltr">{school.phone.text}</bdi>
              </a>
            </li>
            <li>
              <a href={`mailto:${school.email}`}>{school.email}</a>
            </li>
          </ul>
        </address>
        <FooterLinks />
      </div>
    </footer>
  );
}
