import type { DocumentSection } from './SchoolDocument.ts';

interface ContentsProps {
  readonly sections: readonly DocumentSection[];
  readonly pages: Readonly<Record<string, number>>;
}

/** The table of contents, each line a link to its section. */
export function Contents({ sections, pages }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ol>
        {sections.map(({ id, title }, i) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="number">{i + 1}</span> <span className="contents-title">{title}</span>
              <span className="contents-leader" aria-hidden="true" />
              <span className="contents-page">{pages[id] ?? '00'}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
