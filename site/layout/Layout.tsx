import type { ComponentType } from 'react';
import type { KeptPage } from '../keptPage.ts';
import { useSite } from '../language/siteContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { Main } from './Main.tsx';

interface LayoutProps {
  readonly page: ComponentType | KeptPage;
}

/** What every page stands in. */
export function Layout({ page }: LayoutProps) {
  const { words } = useSite();
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Header />
      <Main page={page} />
      <Footer />
      <LanguageOffer />
    </>
  );
}
