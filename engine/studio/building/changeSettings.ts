// Changes a file of keys, form.json or office.json. Translations and the record of what they translate go with their texts.
import { formatPointer, isRecord, parsePointer, SOURCE } from '../../core/index.ts';
import type { Words } from '../protocol/outline.ts';
import type { SettingEdit } from '../protocol/settings.ts';
import type { At, Draft } from './draft/draft.ts';
import { below } from './draft/groups.ts';
import { Impossible } from './draft/impossible.ts';
import { textNameOf } from './draft/textNames.ts';
import { forgetRecord, moveTranslations, setTranslations, TRANSLATIONS, translationAt } from './draft/words.ts';

/** Carries out the edits in their order. Throws {@link Impossible} where one does not fit the file. */
export function changeSettings(draft: Draft, file: string, edits: readonly SettingEdit[]): void {
  for (const edit of edits) change(draft, file, edit);
}

function change(draft: Draft, file: string, edit: SettingEdit): void {
  const at = { file, pointer: edit.pointer };
  if (edit.kind === 'set') set(draft, at, edit.value);
  else if (edit.kind === 'words') setText(draft, at, edit.words);
  else if (edit.kind === 'remove') remove(draft, at);
  else if (edit.kind === 'append') draft.insert(at, edit.value);
  else move(draft, at, edit.from, edit.to);
}

/** The names of translations of an entry follow its id, those of an option its value. */
function set(draft: Draft, at: At, value: unknown): void {
  const isMade = draft.text(at.file) === undefined;
  if (isMade && at.pointer !== '') throw new Impossible('The file is gone.');
  if (isMade) {
    draft.create(at.file, value);
    return;
  }
  const keys = parsePointer(at.pointer);
  const named = keys.at(-1) === 'id' ? { ...at, pointer: formatPointer(keys.slice(0, -1)) } : at;
  const before = nameOf(draft, named);
  draft.set(at, value);
  const after = nameOf(draft, named);
  if (before.pointer !== after.pointer) moveTranslations(draft, before, after);
}

function setText(draft: Draft, at: At, words: Words): void {
  const text = words[SOURCE] ?? '';
  if (draft.value(at) !== text) draft.set(at, text);
  const named = nameOf(draft, at);
  const isTranslatedAnew = TRANSLATIONS.some((language) => {
    const translation = draft.value(translationAt(named.file, named.pointer, language)) ?? '';
    return words[language] !== undefined && words[language] !== translation;
  });
  if (!isTranslatedAnew) return;
  for (const language of TRANSLATIONS)
    if (words[language]?.trim() === '') draft.remove(translationAt(named.file, named.pointer, language));
  setTranslations(draft, named.file, named.pointer, words);
  forgetRecord(draft, named, words);
}

function remove(draft: Draft, at: At): void {
  const keys = parsePointer(at.pointer);
  const list = { ...at, pointer: formatPointer(keys.slice(0, -1)) };
  const entries = draft.value(list);
  const index = Number(keys.at(-1));
  const names = namesIn(draft, list);
  moveTranslations(draft, nameOf(draft, at), undefined);
  draft.remove(at);
  if (!Array.isArray(entries) || !areNumbered(list, entries)) return;
  for (let i = index + 1; i < entries.length; i++) moveNamed(draft, at.file, names[i], names[i - 1]);
}

function move(draft: Draft, list: At, from: number, to: number): void {
  const entries = draft.value(list);
  if (!Array.isArray(entries) || from >= entries.length || to >= entries.length)
    throw new Impossible(`${list.pointer} has no such entry any more.`);
  const names = namesIn(draft, list);
  const entry = draft.written(below(list, from));
  draft.remove(below(list, from));
  draft.insert(list, entry, to);
  if (!areNumbered(list, entries)) return;
  const aside = `${list.pointer}/moved`;
  moveNamed(draft, list.file, names[from], aside);
  const step = from < to ? 1 : -1;
  for (let i = from; i !== to; i += step) moveNamed(draft, list.file, names[i + step], names[i]);
  moveNamed(draft, list.file, aside, names[to]);
}

/** True if the texts of the list are named by their numbers: entries with an id, and options, are not. */
function areNumbered({ pointer }: At, entries: readonly unknown[]): boolean {
  const isOfOptions = /\/(?:enum|enumNames)$/.test(pointer);
  return !isOfOptions && !entries.some((entry) => isRecord(entry) && 'id' in entry);
}

/** The names of the entries of a list. */
function namesIn(draft: Draft, list: At): readonly string[] {
  const entries = draft.value(list);
  return Array.isArray(entries) ? entries.map((_, i) => nameOf(draft, below(list, i)).pointer) : [];
}

function moveNamed(draft: Draft, file: string, from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined) moveTranslations(draft, { file, pointer: from }, { file, pointer: to });
}

function nameOf(draft: Draft, { file, pointer }: At): At {
  return { file, pointer: textNameOf(draft.value({ file, pointer: '' }), pointer) };
}
