// All texts of a form, or of the site, in every language side by side. What is edited here is written as a plan.
import { useState } from 'react';
import { languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import type { TextName, TextRow } from '../protocol/words.ts';
import { countOf } from '../state/textDrafts.ts';
import type { DraftsInUse } from '../state/useTextDrafts.ts';
import { FILTERS, type Filter, filteredRows, keyOf } from './textFilter.ts';

interface TextTableProps {
  readonly rows: readonly TextRow[];
  readonly inUse: DraftsInUse;
  /** Opens the text in its file; or shows where it stands. */
  readonly onOpen: (row: TextRow) => void;
  /** Shows what would be written. */
  readonly onWrite: () => void;
}

const NONE: readonly never[] = [];

/** Those of one text; always the same list where there are none, so that its line is not drawn again. */
function draftsOf<Draft extends TextName>(drafts: readonly Draft[], row: TextName): readonly Draft[] {
  const own = drafts.filter((draft) => keyOf(draft) === keyOf(row));
  return own.length > 0 ? own : NONE;
}

export function TextTable({ rows, inUse, onOpen, onWrite }: TextTableProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const { drafts, isRefused, edit, confirm, discard } = inUse;
  const shown = filteredRows(rows, filter, search, drafts);
  const count = countOf(drafts);
  return (
    <section aria-label="Table of texts" className="studio-texts">
      <div className="studio-actions">
        <button type="button" aria-disabled={count === 0} onClick={() => count > 0 && onWrite()}>
          Write…
        </button>
        <button type="button" aria-disabled={count === 0} onClick={discard}>
          Discard changes
        </button>
        <span>{count === 0 ? 'No unsaved changes.' : `Unsaved changes: ${count}, kept in this browser.`}</span>
      </div>
      {isRefused && (
        <p role="alert" className="studio-problem">
          This browser refuses to store unsaved text: it is lost when you leave the page.
        </p>
      )}
      <fieldset className="studio-widths">
        <legend>Show</legend>
        {(Object.keys(FILTERS) as Filter[]).map((one) => (
          <label key={one}>
            <input type="radio" name="filter" checked={filter === one} onChange={() => setFilter(one)} /> {FILTERS[one]}{' '}
            ({filteredRows(rows, one, search, drafts).length})
          </label>
        ))}
        <label>
          containing <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
      </fieldset>
      {shown.length === 0 && <p role="status">No text of this kind.</p>}
      {shown.length > 0 && (
        <ScrollBox label="Texts">
          <table>
            <thead>
              <tr>
                {languages.map((language) => (
                  <th key={language} scope="col">
                    {engineTexts[language].nameInEnglish}
                  </th>
                ))}
                <th scope="col">Changed since</th>
              </tr>
            </thead>
            {[...new Set(shown.map(({ file }) => file))].map((file) => (
              <tbody key={file}>
                <tr>
                  <th scope="rowgroup" colSpan={languages.length + 1}>
                    <code>{file}</code>
                  </th>
                </tr>
                {shown
                  .filter((row) => row.file === file)
                  .map((row) => (
                    <TextLine
                      key={row.name}
                      row={row}
                      edits={draftsOf(drafts.edits, row)}
                      confirmed={draftsOf(drafts.confirmed, row)}
                      onEdit={edit}
                      onConfirm={confirm}
                      onOpen={onOpen}
                    />
                  ))}
              </tbody>
            ))}
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
