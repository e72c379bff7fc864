import { useRef } from 'react';
import { formatPointer, getIn, parsePointer, SOURCE } from '../../core/index.ts';
import { addOption, moveOption, optionWordsAt, removeOption, wordOptions } from '../state/optionEdits.ts';
import { settingOf } from '../state/settingKinds.ts';
import { focusWithin } from './focusWithin.ts';
import type { SettingFieldProps } from './settingUse.ts';
import { wordsOf } from './settingValues.ts';

const WORDS = { $ref: '#/definitions/text' };

/** Options of a question: for each its value and its words. */
export function SettingOptions({ use, setting, pointer, value }: SettingFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const namesAt = optionWordsAt(pointer);
  const found = getIn(use.tree, parsePointer(namesAt));
  const words: readonly unknown[] = Array.isArray(found) ? found : [];
  const begun = wordOptions(pointer, values, words.length);
  const at = (i: number) => pointer + formatPointer([String(i)]);
  const wrong = use.findings.filter((finding) => finding.pointer === pointer || finding.pointer === namesAt);
  const add = () => {
    use.edit(...begun, ...addOption(pointer));
    focusWithin(box, `[data-entry="${at(values.length)}"] input`);
  };
  const remove = (i: number) => {
    const all = [namesAt, pointer].map((list) => ({ kind: 'remove', pointer: list }) as const);
    use.edit(...begun, ...(values.length === 1 ? all : removeOption(pointer, i)));
    focusWithin(box, ':scope > button');
  };
  const move = (from: number, to: number) => {
    use.edit(...begun, ...moveOption(pointer, from, to));
    focusWithin(box, `[data-entry="${at(to)}"] > .studio-actions > button`);
  };
  return (
    <fieldset ref={box} className="studio-group" data-at={pointer}>
      <legend>Options</legend>
      {wrong.length > 0 && (
        <small className="studio-wrong">{wrong.map(({ problem, repair }) => `${problem} ${repair}`).join(' ')}</small>
      )}
      {values.length > 0 && (
        <ol>
          {values.map((one, i) => {
            const name = wordsOf(words[i] ?? String(one))[SOURCE] || `option ${i + 1}`;
            const line = { ...setting, kind: 'line' as const, title: `Value of “${name}”`, hint: '', isRequired: true };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their place.
              <li key={i} data-entry={at(i)}>
                <use.Field use={use} setting={line} pointer={at(i)} value={one} />
                <use.Field
                  use={{ ...use, edit: (...edits) => use.edit(...begun, ...edits) }}
                  setting={settingOf(use.root, WORDS, `Words of “${name}”`, true)}
                  pointer={namesAt + formatPointer([String(i)])}
                  value={words[i] ?? String(one)}
                />
                <div className="studio-actions">
                  {i > 0 && (
                    <button type="button" aria-label={`Up: ${name}`} onClick={() => move(i, i - 1)}>
                      Up
                    </button>
                  )}
                  {i < values.length - 1 && (
                    <button type="button" aria-label={`Down: ${name}`} onClick={() => move(i, i + 1)}>
                      Down
                    </button>
                  )}
                  <button type="button" aria-label={`Remove: ${name}`} onClick={() => remove(i)}>
                    Remove
                  </button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <button type="button" onClick={add}>
        Add an option
      </button>
    </fieldset>
  );
}
