import { useState } from 'react';
import { ChangeList } from '../parts/ChangeList.tsx';
import { Choice } from '../parts/Choice.tsx';
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
    <section aria-labelledby="changes">
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
