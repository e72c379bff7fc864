import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import { Shore } from '../ornaments/Shore.tsx';
import { school } from '../school.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { toTop } from './toTop.ts';

const PRIVACY = '/Privacy';

/** How to reach the school, and the ways back into the site. A followed link folds them and leads to its page's top. */
export function Footer() {
  const { path: here, words } = useSite();
  const [isOpen, setOpen] = useState(false);
  const follow = (path: string) => {
    setOpen(false);
    if (here === path) toTop();
  };
  return (
    <footer className="site-footer">
      <Shore />
      <div className="page site-footer-columns">
        <div>
          <p className="site-footer-name">{words.name}</p>
          <p>{words.footer.about}</p>
          <SocialMedia />
          <p>
            <Link href={PRIVACY} replace={here === PRIVACY} onClick={() => follow(PRIVACY)}>
              {words.footer.privacy}
            </Link>
          </p>
        </div>
        <address>
          <p className="site-footer-title">{words.footer.reach}</p>
          <ul>
            <li>{words.address}</li>
            <li>
              <a href={`tel:${school.phone.number}`}>
                <bdi dir="ltr">{school.phone.text}</bdi>
              </a>
            </li>
            <li>
              <a href={`mailto:${school.email}`}>
                <bdi dir="ltr" lang="en">
                  {school.email}
                </bdi>
              </a>
            </li>
          </ul>
        </address>
        <FooterLinks isOpen={isOpen} onToggle={() => setOpen(!isOpen)} onFollow={follow} />
      </div>
    </footer>
  );
}
