import { useRef } from 'react';
import { formatPointer, getIn, isRecord, parsePointer, SOURCE } from '../../core/index.ts';
import type { SettingEdit } from '../protocol/settings.ts';
import { entryOf } from '../state/settingKinds.ts';
import { blankEntry, newId } from '../state/settingTree.ts';
import { focusWithin } from './focusWithin.ts';
import { SettingParts } from './SettingGroup.tsx';
import type { SettingFieldProps } from './settingUse.ts';
import { wordsOf } from './settingValues.ts';

/** Entries that are added, removed and put into another order. */
export function SettingList({ use, setting, pointer, value }: SettingFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const { title, hint, isRequired } = setting;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const entry = entryOf(use.root, setting);
  const wrong = use.findings.filter((finding) => finding.pointer === pointer);
  const at = (i: number) => pointer + formatPointer([String(i)]);
  const add = () => {
    use.edit({ kind: 'append', pointer, value: blankEntry(use.root, entry, entries) });
    focusWithin(box, `[data-entry="${at(entries.length)}"] :is(input, select, textarea)`);
  };
  const remove = (i: number) => {
    // The schemas want at least one entry in an optional list: with its last entry the list is removed.
    use.edit({ kind: 'remove', pointer: entries.length === 1 && !isRequired ? pointer : at(i) });
    focusWithin(box, ':scope > button');
  };
  const move = (from: number, to: number, button: string) => {
    use.edit({ kind: 'move', pointer, from, to });
    const buttons = `[data-entry="${at(to)}"] > .studio-actions > button`;
    focusWithin(box, `${buttons}[data-does="${button}"], ${buttons}`);
  };
  return (
    <fieldset ref={box} className="studio-group" data-at={pointer}>
      <legend>{title}</legend>
      {hint && <small>{hint}</small>}
      {wrong.length > 0 && (
        <small className="studio-wrong">{wrong.map(({ problem, repair }) => `${problem} ${repair}`).join(' ')}</small>
      )}
      {entries.length > 0 && (
        <ol>
          {entries.map((one, i) => {
            const name = isRecord(one) && 'id' in one ? nameOf(one) : `${title} ${i + 1}`;
            const button = (does: string, act: () => void) => (
              <button type="button" data-does={does} aria-label={`${does}: ${name}`} onClick={act}>
                {does}
              </button>
            );
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their place.
              <li key={i} data-entry={at(i)}>
                {isRecord(one) && entry.kind === 'group' ? (
                  <Entry {...{ use, setting: entry, pointer: at(i), value: one, list: pointer }} />
                ) : (
                  <use.Field use={use} setting={{ ...entry, title: name }} pointer={at(i)} value={one} />
                )}
                <div className="studio-actions">
                  {i > 0 && button('Up', () => move(i, i - 1, 'Up'))}
                  {i < entries.length - 1 && button('Down', () => move(i, i + 1, 'Down'))}
                  {button('Remove', () => remove(i))}
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <button type="button" onClick={add}>
        Add to “{title}”
      </button>
    </fieldset>
  );
}

interface EntryProps extends Omit<SettingFieldProps, 'value'> {
  readonly value: Readonly<Record<string, unknown>>;
  readonly list: string;
}

/** An entry that is a group, as details that open. Its id is made from its label until the file has it; then it cannot be changed. */
function Entry({ use, setting, pointer, value, list }: EntryProps) {
  const { id } = value;
  const idsOf = (tree: unknown) => {
    const entries = getIn(tree, parsePointer(list));
    return Array.isArray(entries) ? entries.map((one) => getIn(one, ['id'])) : [];
  };
  const isWritten = idsOf(use.written).includes(id);
  const isWrong = use.findings.some((finding) => finding.pointer.startsWith(`${pointer}/`));
  const edit = (...edits: readonly SettingEdit[]) => {
    const named = edits.flatMap((one) =>
      one.kind === 'words' && one.pointer === `${pointer}/label` ? [one.words] : [],
    );
    const others = idsOf(use.tree)
      .filter((one) => one !== id)
      .map(String);
    const before = wordsOf(value.label)[SOURCE];
    const follows = !isWritten && (!before || id === newId(before, others));
    const [words] = named;
    use.edit(
      ...edits,
      ...(words && follows
        ? [{ kind: 'set', pointer: `${pointer}/id`, value: newId(words[SOURCE], others) } as const]
        : []),
    );
  };
  return (
    <details open={!isWritten}>
      <summary>
        {nameOf(value)} {isWritten && <code>{String(id)}</code>}{' '}
        {isWrong && <small className="studio-wrong">to mend</small>}
      </summary>
      <SettingParts use={{ ...use, edit }} without={isWritten ? ['id'] : []} {...{ setting, pointer, value }} />
      {isWritten && list === '/statuses' && (
        <div className="studio-actions">
          <button type="button" onClick={() => use.onRename(String(id), nameOf(value))}>
            Name in the record…
          </button>
        </div>
      )}
    </details>
  );
}

function nameOf({ id, label }: Readonly<Record<string, unknown>>): string {
  return wordsOf(label)[SOURCE] || String(id);
}
