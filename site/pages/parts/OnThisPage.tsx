import { useSite } from '../../language/siteContext.ts';
import { anchorOf } from './anchorOf.ts';
import type { ProseSection } from './prose.ts';

interface OnThisPageProps {
  readonly sections: readonly ProseSection[];
}

/** Table of contents of a long page, beside its title. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const { words } = useSite();
  return (
    <nav className="contents" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{words.onThisPage}</h2>
      <ol>
        {sections.map(({ title }) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
