import type { ComponentType, ReactNode } from 'react';
import { useSite } from '../language/siteContext.ts';

interface MainProps {
  readonly page: ComponentType;
  /** Drawn in place of the page. */
  readonly instead?: ReactNode;
}

/** The current page. One element for all pages, because the skip link and every change of page move focus to it. */
export function Main({ page: Page, instead }: MainProps) {
  const { path } = useSite();
  return (
    <main id="main" tabIndex={-1}>
      {instead || <Page key={path} />}
    </main>
  );
}
