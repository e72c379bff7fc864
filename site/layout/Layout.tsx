import type { ReactNode } from 'react';
import { useSite } from '../language/siteContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

interface LayoutProps {
  readonly children: ReactNode;
}

/** What every page stands in. `#main` takes focus from the skip link and after a change of page. */
export function Layout({ children }: LayoutProps) {
  const { words } = useSite();
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LanguageOffer />
    </>
  );
}
