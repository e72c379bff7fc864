import { useState } from 'react';
import { languages } from '../core/index.ts';
import { Choice } from './Choice.tsx';
import type { Change } from './changes/change.ts';
import { LANGUAGE_NAMES } from './languageNames.ts';
import type { FormFolder, Texts } from './protocol.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { useChanges } from './useChanges.ts';

interface ChangesProps {
  readonly form: string | undefined;
  readonly folder: FormFolder;
  readonly texts: Texts;
}

/** What a parent would see changed between an earlier version and the text at hand, or another version. */
export function Changes({ form, folder, texts }: ChangesProps) {
  const [since, setSince] = useState<string>();
  const [until, setUntil] = useState<string>();
  const { versions } = folder;
  const known = (commit: string | undefined) => versions.find((version) => version.commit === commit)?.commit;
  const from = known(since) ?? versions[0]?.commit;
  const answer = useChanges(form, from, known(until), folder, texts);
  const options = versions.map(({ commit, day, subject }) => (
    <option key={commit} value={commit}>
      {day}: {subject}
    </option>
  ));
  return (
    <section aria-labelledby="changes" className="studio-changes">
      <h2 id="changes">What a parent would see changed</h2>
      {from === undefined && <p>No earlier version of this form is known.</p>}
      {from !== undefined && (
        <div className="studio-deeds">
          <Choice label="since" value={from} onChange={setSince}>
            {options}
          </Choice>
          <Choice label="until" value={known(until) ?? ''} onChange={setUntil}>
            <option value="">the text at hand</option>
            {options}
          </Choice>
        </div>
      )}
      {from !== undefined && !answer && <p>The versions are being compared…</p>}
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
            {change.texts.length > 0 && <Unchanged texts={change.texts} />}
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}

/** A text that was changed in one language only may have been forgotten in the other. */
function Unchanged({ texts }: Pick<Change, 'texts'>) {
  const others = languages.filter((one) => !texts.some(({ language }) => language === one));
  if (others.length === 0) return null;
  return <p>The words in {others.map((language) => LANGUAGE_NAMES[language]).join(', ')} stay as they are.</p>;
}
