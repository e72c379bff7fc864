import { anchorOf } from '../../../engine/core/anchors.ts';
import type { ProseSection } from './prose.ts';
import { useInPagesWords } from './useInPagesWords.ts';

interface OnThisPageProps {
  readonly sections: readonly ProseSection[];
}

/** Table of contents of a long page, beside its title. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const words = useInPagesWords();
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
