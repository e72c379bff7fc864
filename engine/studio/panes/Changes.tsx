import { useState } from 'react';
import { languages } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Change } from '../changes/change.ts';
import { Choice } from '../parts/Choice.tsx';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import type { FormFolder, Texts } from '../protocol/protocol.ts';
import { useChanges } from '../state/useChanges.ts';

interface ChangesProps {
  readonly form: string | undefined;
  readonly folder: FormFolder;
  readonly texts: Texts;
}

/** What a parent would see changed between a commit and the unsaved texts, or a later commit. */
export function Changes({ form, folder, texts }: ChangesProps) {
  const [since, setSince] = useState<string>();
  const [until, setUntil] = useState<string>();
  const { commits } = folder;
  const known = (wanted: string | undefined) => commits.find(({ id }) => id === wanted)?.id;
  const from = known(since) ?? commits[0]?.id;
  const answer = useChanges(form, from, known(until), folder, texts);
  const options = commits.map(({ id, day, subject }) => (
    <option key={id} value={id}>
      {day}: {subject}
    </option>
  ));
  return (
    <section aria-labelledby="changes" className="studio-changes">
      <h2 id="changes">What a parent would see changed</h2>
      {from === undefined && <p>There is no earlier version of this form.</p>}
      {from !== undefined && (
        <div className="studio-actions">
          <Choice label="since" value={from} onChange={setSince}>
            {options}
          </Choice>
          <Choice label="until" value={known(until) ?? ''} onChange={setUntil}>
            <option value="">the current text</option>
            {options}
          </Choice>
        </div>
      )}
      {from !== undefined && !answer && <p>Comparing the versions…</p>}
      {answer && ('problem' in answer ? <p>{answer.problem}</p> : <ChangeList changes={answer.changes} />)}
    </section>
  );
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>No difference that parents would see.</p>;
  return (
    <ScrollBox label="Changes">
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            <strong>{change.where}</strong> {change.what}
            {change.texts.map(({ language, before, after }) => (
              <p key={language} lang={language} dir="auto">
                {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
              </p>
            ))}
            {change.texts.length > 0 && <Unchanged texts={change.texts} />}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

/** Names the languages whose text did not change: the translation may have been forgotten. */
function Unchanged({ texts }: Pick<Change, 'texts'>) {
  const others = languages.filter((one) => !texts.some(({ language }) => language === one));
  if (others.length === 0) return null;
  return <p>Unchanged in {others.map((language) => engineTexts[language].nameInEnglish).join(', ')}.</p>;
}
