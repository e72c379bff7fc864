import type { DocumentSection, DocumentWords } from './SchoolDocument.ts';

interface ContentsProps {
  readonly words: DocumentWords;
  readonly sections: readonly DocumentSection[];
  readonly pages: Readonly<Record<string, number>>;
}

/** The table of contents, each line a link to its section. */
export function Contents({ words, sections, pages }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ol>
        {sections.map(({ id, title }, i) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="number">{words.number(i + 1)}</span> <span className="contents-title">{title}</span>
              <span className="contents-leader" aria-hidden="true" />
              <span className="contents-page">{words.number(pages[id] ?? 10)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
