import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

interface LayoutProps {
  readonly children: ReactNode;
}

/** What every page stands in. `#main` takes focus from the skip link and after a change of page. */
export function Layout({ children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
