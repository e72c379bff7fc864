// The texts of the site in a table, beside the page that they stand on.
import { useEffect, useState } from 'react';
import { languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { getSite } from '../client/requests.ts';
import { Choice } from '../parts/Choice.tsx';
import { FrameRow } from '../parts/FrameRow.tsx';
import { ScaledFrame } from '../parts/ScaledFrame.tsx';
import { WIDTHS, WidthChoice } from '../parts/WidthChoice.tsx';
import type { SitePage, TextRow } from '../protocol/words.ts';
import type { TextDrafts } from '../state/textDrafts.ts';
import { useSiteDrafts } from '../state/useSiteDrafts.ts';
import { useTextDrafts } from '../state/useTextDrafts.ts';
import { useTextRows } from '../state/useTextRows.ts';
import { TextTable } from './TextTable.tsx';

interface SitePaneProps {
  /** Another object after each plan that was written. */
  readonly written: unknown;
  readonly onWrite: (drafts: TextDrafts) => void;
}

/** As the name of a form, which has no slash. */
const SITE = '../site';

export function SitePane({ written, onWrite }: SitePaneProps) {
  const answer = useTextRows(getSite, undefined, written);
  const inUse = useTextDrafts(SITE);
  const { origin, problem } = useSiteDrafts(inUse.drafts.edits);
  const [file, setFile] = useState<string>();
  const [page, setPage] = useState<string>();
  const { compare } = inUse;
  useEffect(() => {
    if (answer && 'rows' in answer) compare(answer.rows);
  }, [answer, compare]);
  if (!answer) return <p>Reading the texts of the site…</p>;
  if ('problem' in answer) return <p role="alert">{answer.problem}</p>;
  const { rows, pages } = answer;
  const files = [...new Set(rows.map((row) => row.file))];
  const openFile = file ?? files[0];
  const shown = pages.find((one) => one.page === page) ?? pageOf(pages, openFile) ?? pages[0];
  const choose = (name: string) => {
    setFile(name);
    setPage(undefined);
  };
  return (
    <div className="studio-desk">
      <section aria-label="Texts of the site" className="studio-text">
        <Choice label="File" value={openFile ?? ''} onChange={choose}>
          <option value="">all files</option>
          {files.map((name) => (
            <option key={name} value={name}>
              {titleOf(pages, name)}
            </option>
          ))}
        </Choice>
        <TextTable
          rows={openFile ? rows.filter((row) => row.file === openFile) : rows}
          inUse={inUse}
          onOpen={({ file: name }: TextRow) => choose(name)}
          onWrite={() => onWrite(inUse.drafts)}
        />
      </section>
      <section aria-label="The page" className="studio-live">
        <Choice label="Page" value={shown?.page ?? ''} onChange={setPage}>
          {pages.map((one) => (
            <option key={one.page} value={one.page}>
              {one.title}, {one.addresses[SOURCE]}
            </option>
          ))}
        </Choice>
        <p role="status">
          {origin ? 'With the changes that are not yet written.' : 'As it is written.'}
          {problem && ` The changes cannot be shown: ${problem}`}
        </p>
        {shown && <PageFrames page={shown} origin={origin} />}
      </section>
    </div>
  );
}

/** The page that a content file makes, if it makes one. */
function pageOf(pages: readonly SitePage[], file: string | undefined): SitePage | undefined {
  return pages.find(({ page }) => file === `${SITE}/content/${page}.json`);
}

/** What a file is called in the list: the page that it makes, and its path. */
function titleOf(pages: readonly SitePage[], file: string): string {
  const name = file.replace(`${SITE}/`, '');
  const page = pageOf(pages, file);
  return page ? `${page.title} (${name})` : name;
}

interface PageFramesProps {
  readonly page: SitePage;
  /** As in `useSiteDrafts`. */
  readonly origin: string;
}

/** The page as a dev server serves it, loaded again when it changes. */
function PageFrames({ page, origin }: PageFramesProps) {
  const [width, setWidth] = useState<number>(WIDTHS.phone);
  return (
    <>
      <WidthChoice width={width} onChoose={setWidth} />
      <FrameRow width={width}>
        {languages.map((language) => (
          <figure key={language} className="studio-frame">
            <figcaption>{engineTexts[language].nameInEnglish}</figcaption>
            <ScaledFrame
              width={width}
              title={`The page in ${engineTexts[language].nameInEnglish}`}
              src={origin + page.addresses[language]}
            />
          </figure>
        ))}
      </FrameRow>
    </>
  );
}
