import * as facts from 'virtual:facts';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../language/siteContext.ts';
import { Shore } from '../ornaments/Shore.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialMedia } from './SocialMedia.tsx';
import { scrollToTop } from './scrollToTop.ts';

/** The school's addresses and the footer's links. A followed link folds the list; the link to the current page scrolls to the top. */
export function Footer() {
  const { path: here, words } = useSite();
  const { privacyPage } = words;
  const [isOpen, setOpen] = useState(false);
  const follow = (path: string) => {
    setOpen(false);
    if (here === path) scrollToTop();
  };
  return (
    <footer className="site-footer">
      <Shore />
      <div className="page site-footer-columns">
        <div>
          <p className="site-footer-name">{words.name}</p>
          <p>{words.footer.about}</p>
          <SocialMedia />
          {privacyPage && (
            <p>
              <Link href={privacyPage} replace={here === privacyPage} onClick={() => follow(privacyPage)}>
                {words.footer.privacy}
              </Link>
            </p>
          )}
        </div>
        <address>
          <p className="site-footer-title">{words.footer.reach}</p>
          <ul>
            <li>{words.address}</li>
            <li>
              <a href={`tel:${facts.phoneNumber}`}>
                <bdi dir="ltr">{facts.phone}</bdi>
              </a>
            </li>
            <li>
              <a href={`mailto:${facts.email}`}>
                <bdi dir="ltr" lang="en">
                  {facts.email}
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
