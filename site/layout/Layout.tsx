import type { ComponentProps } from 'react';
import { Idle } from '../idle/Idle.tsx';
import { useSite } from '../language/siteContext.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';

/** Header, content and footer of every page. */
export function Layout(page: ComponentProps<typeof Main>) {
  const { words } = useSite();
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <Header />
      <Main {...page} />
      <Footer />
      <Idle />
    </>
  );
}
