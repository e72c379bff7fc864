import { useId, useRef, useState } from 'react';
import { formatPointer, isRecord } from '../../core/index.ts';
import { entryOf } from '../state/settingKinds.ts';
import { blankOf } from '../state/settingTree.ts';
import { focusWithin } from './focusWithin.ts';
import { SettingParts } from './SettingGroup.tsx';
import type { SettingFieldProps } from './settingUse.ts';

/** A group whose keys the maintainer chooses: a field that adds a key, and the fields of each value. */
export function SettingMap({ use, setting, pointer, value }: SettingFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const [key, setKey] = useState('');
  const { title, hint, isRequired } = setting;
  const entry = entryOf(use.root, setting);
  const parts = Object.entries(isRecord(value) ? value : {});
  const wrong = use.findings.filter((finding) => finding.pointer === pointer);
  const add = () => {
    const name = key.trim();
    const taken = parts.some(([one]) => one === name);
    if (!name || taken) return document.getElementById(id)?.focus();
    const at = pointer + formatPointer([name]);
    use.edit({ kind: 'set', pointer: at, value: blankOf(use.root, entry) });
    setKey('');
    focusWithin(box, `[data-entry="${CSS.escape(at)}"] :is(input, select, textarea)`);
  };
  const remove = (name: string) => {
    // The schemas want at least one key in an optional map: with its last key the map is removed.
    const gone = parts.length === 1 && !isRequired ? pointer : pointer + formatPointer([name]);
    use.edit({ kind: 'remove', pointer: gone });
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset ref={box} className="studio-group" data-at={pointer}>
      <legend>{title}</legend>
      {hint && <small>{hint}</small>}
      {wrong.length > 0 && (
        <small className="studio-wrong">{wrong.map(({ problem, repair }) => `${problem} ${repair}`).join(' ')}</small>
      )}
      {parts.length > 0 && (
        <ul>
          {parts.map(([name, part]) => {
            const at = pointer + formatPointer([name]);
            return (
              <li key={name} data-entry={at}>
                {entry.kind === 'group' ? (
                  <details>
                    <summary>{name}</summary>
                    <SettingParts use={use} setting={entry} pointer={at} value={part} />
                  </details>
                ) : (
                  <use.Field use={use} setting={{ ...entry, title: name }} pointer={at} value={part} />
                )}
                <div className="studio-actions">
                  <button type="button" aria-label={`Remove: ${name}`} onClick={() => remove(name)}>
                    Remove
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className="studio-actions">
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          type="text"
          value={key}
          onChange={({ target }) => setKey(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" onClick={add}>
          Add to “{title}”
        </button>
      </div>
    </fieldset>
  );
}
