// The content of form.json or office.json as the fields show it: each text with its translations, and with the edits that are not written
// yet. `changeSettings` makes the same edits in the files; a test compares the two.
import {
  formatPointer,
  getIn,
  isRecord,
  type Language,
  languages,
  parsePointer,
  recordOf,
  SOURCE,
} from '../../core/index.ts';
import { optionName } from '../building/draft/names.ts';
import { textNameOf } from '../building/draft/textNames.ts';
import type { Words } from '../protocol/outline.ts';
import type { SettingEdit } from '../protocol/settings.ts';
import type { FileSchema } from './schemaHelp.ts';
import { alternativesOf, entryOf, type Setting, settingOf, settingsIn } from './settingKinds.ts';

/** By language, the translations of a file by the names of their texts. */
export type Translations = Readonly<Partial<Record<Language, Readonly<Record<string, unknown>>>>>;

/** The file's content, with {@link Words} in the place of each text. */
export function treeOf(root: FileSchema, file: unknown, translations: Translations): unknown {
  const wordsAt = (pointer: string, text: string): Words => {
    const name = textNameOf(file, pointer);
    const other = (language: Language) => String(translations[language]?.[name] ?? '');
    return Object.fromEntries(languages.map((one) => [one, one === SOURCE ? text : other(one)]));
  };
  const within = (setting: Setting, value: unknown, pointer: string): unknown => {
    const below = (key: string | number) => pointer + formatPointer([String(key)]);
    if (setting.kind === 'text') return typeof value === 'string' ? wordsAt(pointer, value) : value;
    if (setting.kind === 'list' && Array.isArray(value))
      return value.map((entry, i) => within(entryOf(root, setting), entry, below(i)));
    if (!isRecord(value)) return value;
    const known = new Map(setting.kind === 'group' ? settingsIn(root, setting) : []);
    const partOf = (key: string) => known.get(key) ?? (setting.kind === 'map' ? entryOf(root, setting) : undefined);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const own = partOf(key);
        return [key, own ? within(own, part, below(key)) : part];
      }),
    );
  };
  return within(settingOf(root, root, '', true), file, '');
}

/** The tree after the edits. */
export function edited(tree: unknown, edits: readonly SettingEdit[]): unknown {
  return edits.reduce(afterOne, tree);
}

function afterOne(tree: unknown, edit: SettingEdit): unknown {
  const keys = parsePointer(edit.pointer);
  if (edit.kind === 'set') return changed(tree, keys, () => edit.value);
  if (edit.kind === 'words') return changed(tree, keys, () => edit.words);
  if (edit.kind === 'remove') return changed(tree, keys, () => undefined);
  const list = getIn(tree, keys);
  const entries = Array.isArray(list) ? list : [];
  if (edit.kind === 'append') return changed(tree, keys, () => [...entries, edit.value]);
  return changed(tree, keys, () => entries.toSpliced(edit.from, 1).toSpliced(edit.to, 0, entries[edit.from]));
}

/** A copy of `node` with what `to` returns at the end of the keys; undefined removes that part. Groups that are missing on the way are added. */
function changed(node: unknown, [key, ...rest]: readonly string[], to: () => unknown): unknown {
  if (key === undefined) return to();
  const now = changed(getIn(node, [key]), rest, to);
  if (Array.isArray(node)) return now === undefined ? node.toSpliced(Number(key), 1) : node.with(Number(key), now);
  const { [key]: _, ...others } = recordOf(node);
  return now === undefined ? others : { ...recordOf(node), [key]: now };
}

/** The id of an entry that is not in the files yet: made from its label, and unlike those of the other entries, because translations are named by it. */
export function newId(label: string | undefined, others: readonly string[]): string {
  return optionName(label || 'unnamed', others);
}

/** What is added to a list: {@link blankOf}, with an id of its own where entries have one. */
export function blankEntry(root: FileSchema, entry: Setting, entries: readonly unknown[]): unknown {
  const blank = blankOf(root, entry);
  const ids = entries.map((one) => String(recordOf(one).id ?? ''));
  return isRecord(blank) && 'id' in blank ? { ...blank, id: newId('', ids) } : blank;
}

/** A value for a part that is added: its required keys, with empty texts and the first of several options. */
export function blankOf(root: FileSchema, setting: Setting): unknown {
  const { kind, schema } = setting;
  if (kind === 'text' || kind === 'line' || kind === 'answer' || kind === 'answerName') return '';
  if (kind === 'status' || kind === 'letter') return '';
  if (kind === 'present') return schema.const;
  if (kind === 'choice') return [schema.enum].flat()[0];
  if (kind === 'yesNo') return true;
  if (kind === 'number') return schema.minimum ?? 0;
  if (kind === 'statuses' || kind === 'map') return kind === 'map' ? {} : [];
  if (kind === 'list') return Number(schema.minItems ?? 0) > 0 ? [blankOf(root, entryOf(root, setting))] : [];
  if (kind === 'either') return blankOf(root, alternativesOf(root, setting)[0] ?? setting);
  const properties = Object.entries(Object(schema.properties));
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.fromEntries(
    properties.flatMap(([key, node]) =>
      required.includes(key) ? [[key, blankOf(root, settingOf(root, node, key, true))]] : [],
    ),
  );
}

/** The edits with one more; what is typed on in the same field is one edit. */
export function withSetting(edits: readonly SettingEdit[], edit: SettingEdit): readonly SettingEdit[] {
  const last = edits.at(-1);
  const isOfField = (one: SettingEdit) =>
    one.kind === 'set' || one.kind === 'words' || (one.kind === 'remove' && !/\/\d+$/.test(one.pointer));
  const isSame = last?.pointer === edit.pointer && isOfField(last) && isOfField(edit);
  return isSame ? [...edits.slice(0, -1), edit] : [...edits, edit];
}
