import { Contents } from './Contents.tsx';
import { Cover } from './Cover.tsx';
import type { SchoolDocument } from './SchoolDocument.ts';

interface PaperProps {
  readonly document: SchoolDocument;
  /** Placeholder that printDocument.mjs replaces by the cover's picture. */
  readonly picture: string;
  /** The page number of every section by its id; empty in the first of two printings. */
  readonly pages: Readonly<Record<string, number>>;
  /** Placeholder that printDocument.mjs replaces by the style sheet. */
  readonly styles: string;
}

/** A whole document as one HTML page, to be printed on A4. */
export function Paper({ document, picture, pages, styles }: PaperProps) {
  const { words, title, titleElsewhere, subtitle, sections } = document;
  return (
    <html {...words.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} – ${words.school}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <Cover {...{ words, title, titleElsewhere, subtitle, picture }} />
        <main>
          <Contents words={words} sections={sections} pages={pages} />
          {sections.map(({ id, title: heading, body, apart }, i) => (
            <section key={id} className={apart ? 'apart' : undefined}>
              <h2 id={id}>
                <span className="number">{words.number(i + 1)}</span> {heading}
              </h2>
              {body}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
