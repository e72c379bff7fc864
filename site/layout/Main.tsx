import type { ComponentType, ReactNode } from 'react';
import { useSite } from '../language/siteContext.ts';

interface MainProps {
  readonly page: ComponentType;
  /** Rendered instead of the page. */
  readonly instead?: ReactNode;
}

/** The current page. `<main>` is one element for all pages, because the skip link and navigation move focus to it. */
export function Main({ page: Page, instead }: MainProps) {
  const { path } = useSite();
  return (
    <main id="main" tabIndex={-1}>
      {instead || <Page key={path} />}
    </main>
  );
}
