import { useState } from 'react';
import type { Change } from './changes/change.ts';
import type { FormFolder, Texts } from './protocol.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { useChanges } from './useChanges.ts';

interface ChangesProps {
  readonly form: string | undefined;
  readonly folder: FormFolder;
  readonly texts: Texts;
}

/** What a parent would see changed between an earlier version and the text at hand. */
export function Changes({ form, folder, texts }: ChangesProps) {
  const [chosen, setChosen] = useState<string>();
  const { versions } = folder;
  const commit = versions.find((version) => version.commit === chosen)?.commit ?? versions[0]?.commit;
  const answer = useChanges(form, commit, folder, texts);
  return (
    <section aria-labelledby="changes" className="studio-changes">
      <h2 id="changes">What a parent would see changed</h2>
      {commit !== undefined && (
        <label>
          <span>since</span>{' '}
          <select value={commit} onChange={({ target }) => setChosen(target.value)}>
            {versions.map((version) => (
              <option key={version.commit} value={version.commit}>
                {version.day}: {version.subject}
              </option>
            ))}
          </select>
        </label>
      )}
      {commit === undefined && <p>No earlier version of this form is known.</p>}
      {commit !== undefined && !answer && <p>The versions are being compared…</p>}
      {answer && ('problem' in answer ? <p>{answer.problem}</p> : <ChangeList changes={answer.changes} />)}
    </section>
  );
}

function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>Nothing: parents would see no difference.</p>;
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
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
