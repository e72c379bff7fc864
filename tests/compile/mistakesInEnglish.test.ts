// A mistake in the English is reported there. Its translation, which is right, is not reported as one of nothing, nor as one of other words: the repair of that
// would be to remove it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkForm, currentRecord } from '../../engine/compile/index.ts';
import { listTexts } from '../../engine/compile/read/listTexts.ts';
import { formFile, writeFiles, writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Name', maxLength: 50 };
const asks = {
  type: 'object',
  properties: { day: { type: 'string', format: 'date', title: 'Day' } },
  required: ['day'],
  errorMessage: { required: { day: 'Day is required' } },
};
const FILES: Readonly<Record<string, object>> = {
  'form.json': formFile({
    description: 'For families',
    incomplete: { submit: 'Please fill in this form' },
    submit: { post: '/trip', label: 'Send', busy: 'Sending' },
    menu: { label: 'Trip', position: 7 },
  }),
  'who.schema.json': {
    type: 'object',
    properties: {
      name: text,
      way: { type: 'string', title: 'Way', enum: ['bus', 'foot'], enumNames: ['Bus', 'On foot'] },
      age: { type: 'integer', title: 'Age', minimum: 3, errorMessage: { minimum: 'At least {minimum}' } },
      pets: { type: 'array', title: 'Pets', maxItems: 3, items: { type: 'string', maxLength: 50 } },
    },
    required: ['name'],
    errorMessage: { required: { name: 'Name is required' } },
  },
  'who.ui.json': {
    'ui:sections': [{ title: 'You', text: ['About you'], fields: ['name', 'way', 'age', 'pets'] }],
    name: { 'ui:description': 'As in the passport' },
    age: { 'ui:help': 'In years', 'ui:placeholder': '7' },
  },
  'office.json': {
    columns: ['/who/name'],
    search: ['/who/name'],
    statuses: [
      { id: 'new', label: 'New' },
      { id: 'invited', label: 'Invited' },
    ],
    moves: [{ id: 'invite', label: 'Invite', from: ['new'], to: 'invited', asks, letter: 'thanks' }],
    letters: [{ id: 'thanks', label: 'Thanks', in: ['invited'], subject: 'Thanks', text: ['Dear {/who/name}'] }],
  },
};
/** Distinct words for each text, so that titles are distinct, too; a placeholder stays one. */
function translationOf(file: string, value: object): object {
  const texts = listTexts(file, structuredClone(value)).map(({ name, text }, i) => {
    const [placeholder = ''] = /\{[^{}]*\}/.exec(text) ?? [];
    return [name, `${'ا'.repeat(i + 1)} ${placeholder}`];
  });
  return Object.fromEntries(texts);
}

/** Writes the form with an Arabic text for each English one, and the record (translated.json) of both as they are. Returns the folder of forms. */
function written(): string {
  const forms = writeForm(Object.fromEntries(Object.entries(FILES).map(([file, value]) => [`trip/${file}`, value])));
  const each = <T>(what: (file: string, value: object) => T) =>
    Object.fromEntries(
      Object.entries(FILES).map(([file, value]) => [file, what(path.join(forms, 'trip', file), value)]),
    );
  writeFiles(forms, { 'trip/ar.json': each(translationOf) });
  writeFiles(forms, { 'trip/translated.json': { ar: each((file) => currentRecord(file, 'ar')) } });
  return forms;
}

/** What is found in ar.json and translated.json while `mistaken` stands in the file; nothing where it is no mistake in English. */
function foundBeside(forms: string, file: string, mistaken: unknown): readonly string[] {
  writeFiles(forms, { [`trip/${file}`]: mistaken });
  if (checkForm(forms, 'trip').findings.length === 0) return [];
  const found = checkForm(forms, 'trip', 'ar').findings.filter(({ place }) =>
    /(?:ar|translated)\.json$/.test(place.file),
  );
  return found.map(({ place, problem }) => `${path.basename(place.file)}${place.pointer} ${problem}`);
}

type Keys = readonly (string | number)[];

function* places(value: unknown, keys: Keys = []): Generator<Keys> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const at = [...keys, Array.isArray(value) ? Number(key) : key];
    yield at;
    yield* places(part, at);
  }
}

/** The value with what `change` makes of the entry at the keys. */
function changed(
  value: unknown,
  [first, ...keys]: Keys,
  change: (key: string, part: unknown) => [string, unknown],
): unknown {
  const list = Object.entries(value as object).map(([key, part]): [string, unknown] => {
    if (key !== String(first)) return [key, part];
    return keys.length === 0 ? change(key, part) : [key, changed(part, keys, change)];
  });
  const left = list.filter(([, part]) => part !== undefined);
  return Array.isArray(value) ? left.map(([, part]) => part) : Object.fromEntries(left);
}

/** A question that is called otherwise, or a part that is taken out with all of its texts, may be meant in both languages. */
const mayBeMeant = (keys: Keys) =>
  keys.at(-2) === 'properties' || (['letters', 'statuses'].includes(String(keys[0])) && keys.length < 3);

const WAYS: Readonly<Record<string, (key: string, part: unknown) => [string, unknown]>> = {
  'a value of another type': (key, part) => [key, typeof part === 'object' ? 'x' : { q: 1 }],
  'a number': (key) => [key, 5],
  'an empty text': (key, part) => [key, typeof part === 'string' ? ' ' : part],
  'an unknown key': (key, part) => [`zq${key.length}xx`, part],
  'a missing part': (key) => [key, undefined],
  'a misspelt key': (key, part) => [key.slice(0, -2) + key.slice(-1), part],
};

it('nothing is found in the form', () => {
  const forms = written();
  const found = [...checkForm(forms, 'trip').findings, ...checkForm(forms, 'trip', 'ar').findings];
  expect(found.map(({ message }) => message)).toEqual([]);
});

it.each(Object.entries(WAYS))('beside %s', (_, change) => {
  const forms = written();
  const found = Object.entries(FILES).flatMap(([file, value]) => {
    const beside = [...places(value)]
      .filter((keys) => !mayBeMeant(keys))
      .flatMap((keys) => {
        const all = foundBeside(forms, file, changed(value, keys, change));
        return all.length > 0 ? [[`${file}/${keys.join('/')}`, ...all]] : [];
      });
    writeFiles(forms, { [`trip/${file}`]: value });
    return beside;
  });
  expect(found).toEqual([]);
});

it.each([
  ['office.json', '/letters/thanks/text/0', 'عزيزي {/who/nmae}', /letterPlaceholders .*text~10 .*names no answer/],
  ['office.json', '/letters/thanks/text/0', 'عزيزي {tody}', /translated .*text~10 .*the translation has \{tody\}/],
  ['who.schema.json', '/properties/age/errorMessage/minimum', '{minimun}', /translated .*~1minimum .*has \{minimun\}/],
  ['who.schema.json', '/properties/way/title', '', /translated .*way~1title .*has no translation/],
  [
    'office.json',
    '/letters/thanks/text/0',
    'عزيزي {{/who/name}}',
    /factsKnown .*text~10 \{\{\/who\/name\}\} names no fact/,
  ],
  ['who.schema.json', '/properties/nope/title', 'لا', /translated .*nope~1title .*is not a text/],
])(
  'a mistake in a translation is one finding, at its place, also beside one in the English: %s %s %s',
  (file, text, words, finding) => {
    const forms = written();
    const ar = JSON.parse(readFileSync(path.join(forms, 'trip/ar.json'), 'utf8'));
    writeFiles(forms, { 'trip/ar.json': { ...ar, [file]: { ...ar[file], [text]: words } } });
    const found = () =>
      checkForm(forms, 'trip', 'ar')
        .findings.filter(({ place }) => path.basename(place.file) !== 'translated.json')
        .map(({ code, place, problem }) => `${code} ${path.basename(place.file)}${place.pointer} ${problem}`);
    expect(found()).toEqual([expect.stringMatching(finding)]);
    expect(found()[0]).toContain(' ar.json/');
    const { properties, ...step } = FILES['who.schema.json'] as { properties: object };
    writeFiles(forms, {
      'trip/who.schema.json': { ...step, properties: { ...properties, more: { type: 'boolean' } } },
    });
    expect(checkForm(forms, 'trip').findings).not.toEqual([]);
    expect(found()).toContainEqual(expect.stringMatching(finding));
  },
);
