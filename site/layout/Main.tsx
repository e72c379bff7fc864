import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { joinIslands } from '../islands/joinIslands.ts';
import type { KeptPage } from '../keptPage.ts';
import { useSite } from '../language/siteContext.ts';

interface MainProps {
  readonly page: ComponentType | KeptPage;
  /** What stands in place of the page. */
  readonly instead?: ReactNode;
}

/** The page at hand. It takes focus from the skip link and after a change of page, so it is one element for all pages. */
export function Main({ page, instead }: MainProps) {
  const { path } = useSite();
  const main = useRef<HTMLElement>(null);
  const kept = !instead && typeof page === 'object' ? page : undefined;
  const Page = typeof page === 'object' ? undefined : page;
  useEffect(() => (kept && main.current ? joinIslands(main.current) : undefined), [kept]);
  return (
    <>
      {kept && <title>{kept.title}</title>}
      {kept?.metas.map((meta) => (
        <meta key={meta.name} {...meta} />
      ))}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        {...(kept && { dangerouslySetInnerHTML: { __html: kept.html }, suppressHydrationWarning: true })}
      >
        {instead || (Page && <Page key={path} />)}
      </main>
    </>
  );
}
