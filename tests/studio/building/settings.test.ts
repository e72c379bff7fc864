// Whatever is changed in the fields of form.json and office.json, in whatever order: the files say afterwards what the fields showed,
// translations stay with their texts, and nothing else of the files changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { listTexts } from '../../../engine/compile/index.ts';
import { formatPointer, getIn, isRecord } from '../../../engine/core/index.ts';
import { changeSettings } from '../../../engine/studio/building/changeSettings.ts';
import { Draft } from '../../../engine/studio/building/draft/draft.ts';
import { textNameOf } from '../../../engine/studio/building/draft/textNames.ts';
import type { SettingEdit } from '../../../engine/studio/protocol/settings.ts';
import { addOption, moveOption, removeOption } from '../../../engine/studio/state/optionEdits.ts';
import { entryOf, type Setting, settingOf, settingsIn } from '../../../engine/studio/state/settingKinds.ts';
import { blankEntry, edited, treeOf, withSetting } from '../../../engine/studio/state/settingTree.ts';
import { writeForm } from '../../compile/support/writeForm.ts';

const schemaOf = (name: string) => JSON.parse(readFileSync(path.resolve('forms', name), 'utf8'));
const FORM = {
  $schema: '../form.schema.json',
  $comment: 'Kept as it is.',
  version: 1,
  title: 'Trip',
  route: '/Trip',
  aliases: ['/Journey', '/Outing'],
  steps: [{ id: 'who', label: 'Who' }],
  next: 'check',
  submit: { post: '/trip', label: 'Send' },
  summary: ['/name'],
  done: { title: 'Thanks', text: ['First.', 'Second.', 'Third.'] },
};
const OFFICE = {
  columns: ['/name'],
  search: [],
  family: [['/name'], ['/name', '/age']],
  statuses: [
    { id: 'new', label: 'New' },
    { id: 'done', label: 'Done', final: true },
  ],
  moves: [
    {
      id: 'finish',
      label: 'Finish',
      from: ['new'],
      to: 'done',
      asks: { type: 'object', properties: { why: { type: 'string', enum: ['a', 'b'], enumNames: ['Aye', 'Bee'] } } },
    },
  ],
  letters: [{ id: 'thanks', label: 'Thanks', in: ['done'], subject: 'Thank you', text: ['Dear parents,', 'Yours'] }],
};
const FILES = { 'form.json': FORM, 'office.json': OFFICE } as const;

let folder: string;
const arabic = () => `${folder}/trip/ar.json`;
const record = () => `${folder}/trip/translated.json`;

beforeEach(() => {
  // Only a form has an office.
  folder = writeForm();
});

/** The file with ar.json and translated.json in memory: each text has an Arabic translation and a digest of its English. */
function drafted(name: keyof typeof FILES) {
  const file = `${folder}/trip/${name}`;
  const texts = listTexts(file, structuredClone(FILES[name]));
  const words = (of: (text: string) => string) => Object.fromEntries(texts.map((text) => [text.name, of(text.text)]));
  const files: Record<string, string> = {
    [file]: `${JSON.stringify(FILES[name], null, 2)}\n`,
    [arabic()]: `${JSON.stringify({ [name]: words((text) => `${text} ع`) }, null, 2)}\n`,
    [record()]: `${JSON.stringify({ ar: { [name]: words((text) => `of ${text}`) } }, null, 2)}\n`,
  };
  const draft = new Draft(
    (one) => files[one],
    () => Object.keys(files),
  );
  const read = (one: string) => JSON.parse(draft.text(one) ?? '{}');
  return { file, draft, read, files };
}

const present = (name: keyof typeof FILES, { file, read }: ReturnType<typeof drafted>) =>
  treeOf(schemaOf(name.replace('.json', '.schema.json')), read(file), { ar: read(arabic())[name] ?? {} });

/** A text that is missing in a language is an empty one; a new one that nothing was written into is missing in all. */
function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled);
  if (!isRecord(value)) return value;
  const { en, ar, ...others } = value;
  const isText = typeof en === 'string' && Object.keys(others).length === 0;
  if (isText) return ar ? { en, ar } : en;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, settled(part)]));
}

/** Every part that has a field, with its pointer. */
function partsOf(root: object, tree: unknown): readonly (readonly [string, Setting, unknown])[] {
  const within = (setting: Setting, value: unknown, at: string): (readonly [string, Setting, unknown])[] => {
    const below: (readonly [string, Setting, unknown])[] = [];
    if (setting.kind === 'group' && typeof value === 'object')
      for (const [key, part] of settingsIn(root as never, setting))
        below.push(...within(part, getIn(value, [key]), at + formatPointer([key])));
    if ((setting.kind === 'list' && Array.isArray(value)) || (setting.kind === 'map' && typeof value === 'object'))
      for (const [key, part] of Object.entries(value as object))
        below.push(...within(entryOf(root as never, setting), part, at + formatPointer([key])));
    return [[at, setting, value], ...below];
  };
  return within(settingOf(root as never, root, '', true), tree, '');
}

/** An edit that a field of this kind makes; undefined where it has none. */
function editAt(
  [pointer, setting, value]: readonly [string, Setting, unknown],
  n: number,
  step: number,
): SettingEdit | undefined {
  const { kind } = setting;
  // Options and their words are changed together, below.
  if (pointer.endsWith('/enumNames')) return undefined;
  if (kind === 'text') return { kind: 'words', pointer, words: { en: `Text ${n}`, ar: n % 3 ? `نص ${n}` : '' } };
  if (kind === 'line' || kind === 'answer') return { kind: 'set', pointer, value: `/other${n}-${step}` };
  if (kind === 'list' && Array.isArray(value) && value.length > 1 && n % 3 === 1)
    return { kind: 'move', pointer, from: n % value.length, to: (n * 7) % value.length };
  if (kind === 'list' && Array.isArray(value) && value.length > 1 && n % 3 === 2)
    return { kind: 'remove', pointer: `${pointer}/${n % value.length}` };
  return undefined;
}

describe.each(['form.json', 'office.json'] as const)('changes in the fields of %s', (name) => {
  const schema = schemaOf(name.replace('.json', '.schema.json'));

  it('say in the files what the fields show', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(200)), { maxLength: 12 }), (choices) => {
        const all = drafted(name);
        const before = present(name, all);
        let edits: readonly SettingEdit[] = [];
        for (const [step, [where, n]] of choices.entries()) {
          const tree = edited(before, edits);
          const parts = partsOf(schema, tree);
          const part = parts[where % parts.length];
          const list = part?.[1].kind === 'list' ? part : undefined;
          const appended: SettingEdit | undefined =
            list && n % 3 === 0 && !list[0].endsWith('/enumNames')
              ? {
                  kind: 'append',
                  pointer: list[0],
                  value: blankEntry(schema, entryOf(schema, list[1]), [list[2]].flat()),
                }
              : undefined;
          if (part?.[1].kind === 'options' && Array.isArray(part[2])) {
            const [at, , values] = part;
            const all = [
              addOption(at),
              moveOption(at, n % values.length, (n * 7) % values.length),
              removeOption(at, n % values.length),
            ];
            const made = values.length > 1 && !values.includes('') ? (all[n % 3] ?? []) : [];
            edits = made.reduce(withSetting, edits);
          }
          const edit = appended ?? (part && editAt(part, n, step));
          if (edit) edits = withSetting(edits, edit);
        }
        changeSettings(all.draft, all.file, edits);
        expect(settled(present(name, all))).toEqual(settled(edited(before, edits)));
      }),
      { numRuns: 300, seed: 18 },
    );
  });

  it('leave no translation or record without its text', () => {
    const all = drafted(name);
    for (const [pointer, { kind }, value] of partsOf(schema, present(name, all)).toReversed())
      if (kind === 'list' && Array.isArray(value) && value.length > 1)
        changeSettings(all.draft, all.file, [{ kind: 'remove', pointer: `${pointer}/0` }]);
    const names = listTexts(all.file, all.read(all.file)).map((text) => text.name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(all.read(arabic())[name])));
    expect(names).toEqual(expect.arrayContaining(Object.keys(all.read(record()).ar[name])));
  });

  it('change no other character of the files', () => {
    const all = drafted(name);
    const texts = partsOf(schema, present(name, all)).filter(([, { kind }, value]) => kind === 'text' && value);
    expect(texts.length).toBeGreaterThan(4);
    for (const [pointer] of texts) {
      const { draft, file, files } = drafted(name);
      const english = String(getIn(FILES[name], pointer.slice(1).split('/')));
      changeSettings(draft, file, [{ kind: 'words', pointer, words: { en: 'Other words', ar: 'كلمات' } }]);
      const was = (files[file] ?? '').split('\n');
      const now = (draft.text(file) ?? '').split('\n');
      expect(now.filter((line, i) => line !== was[i])).toHaveLength(1);
      expect(now.join('\n')).toBe(
        (files[file] ?? '')
          .split('\n')
          .map((line, i) => (line === now[i] ? line : line.replace(JSON.stringify(english), '"Other words"')))
          .join('\n'),
      );
    }
  });

  it('have a text in every language wherever the engine reads one, and nowhere else', () => {
    const value = FILES[name];
    const shown = partsOf(schema, present(name, drafted(name)))
      .filter(([, { kind }, text]) => kind === 'text' && text)
      .map(([pointer]) => textNameOf(value, pointer));
    const listed = listTexts(`${folder}/trip/${name}`, structuredClone(value)).map((text) => text.name);
    expect(shown.toSorted()).toEqual(listed.filter((one) => !one.startsWith('/steps')).toSorted());
  });
});

it('an entry keeps its translations when its name in the record changes', () => {
  const { draft, file, read } = drafted('office.json');
  changeSettings(draft, file, [{ kind: 'set', pointer: '/statuses/1/id', value: 'closed' }]);
  expect(read(arabic())['office.json']['/statuses/closed/label']).toBe('Done ع');
  expect(read(arabic())['office.json']['/statuses/done/label']).toBeUndefined();
});
