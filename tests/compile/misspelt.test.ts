// Long because the form that is misspelt in each of its keys is written out here.
// A misspelt key is one finding, at its place: nothing follows from it, and what is wrong elsewhere, or in its value, is found beside it.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { formatPointer, getIn, isRecord, languages } from '../../engine/core/index.ts';
import { type Keys, keysIn, withEdit } from './support/withEdit.ts';
import { goodFiles, writeForm } from './support/writeForm.ts';

const named = (title: string) => ({ type: 'string', title, maxLength: 30 });
const needed = (name: string) => ({ required: [name], errorMessage: { required: { [name]: `${name} is needed` } } });
const words = (...keywords: string[]) => ({
  errorMessage: Object.fromEntries(keywords.map((keyword) => [keyword, `Wrong: ${keyword}`])),
});
const form = {
  version: 1,
  title: 'Trip',
  description: 'For parents',
  route: '/trip',
  steps: [
    { id: 'who', label: 'Who', at: '/who' },
    { id: 'how', label: 'How', at: '/how', if: { properties: { '/who/age': { minimum: 5 } }, required: ['/who/age'] } },
  ],
  next: 'check',
  submit: { post: '/trip', label: 'Send' },
  summary: ['/who/note'],
  done: { title: 'Done', text: ['Good.'] },
};
const who = {
  type: 'object',
  properties: {
    kind: { type: 'string', title: 'Kind', enum: ['bus', 'car'], enumNames: ['By bus', 'By car'] },
    age: { type: 'integer', title: 'Age', minimum: 3, maximum: 18, ...words('minimum', 'maximum') },
    mail: { type: 'string', title: 'E-mail', format: 'email', maxLength: 90, ...words('format') },
    born: {
      ...{ type: 'string', title: 'Born', format: 'date', formatMinimum: '2000-01-01', formatMaximum: 'today' },
      ...words('formatMinimum', 'formatMaximum'),
    },
    days: {
      ...{ type: 'array', title: 'Days', uniqueItems: true, maxItems: 2, ...words('maxItems') },
      items: { type: 'string', enum: ['mon', 'tue', 'wed'], enumNames: ['Mon', 'Tue', 'Wed'] },
    },
    note: { ...named('Note'), minLength: 3, pattern: '^[A-Z]', ...words('minLength', 'pattern') },
    kids: {
      ...{ type: 'array', title: 'Children', maxItems: 4 },
      items: { type: 'object', properties: { first: named('First name'), toy: named('Toy') }, ...needed('first') },
    },
    g: {
      ...{ type: 'object', title: 'Address', properties: { town: named('Town'), zip: named('Code') } },
      dependentRequired: { zip: ['town'] },
      errorMessage: { required: { town: 'Town is needed' } },
    },
  },
  ...needed('age'),
  allOf: [
    {
      if: { properties: { kind: { const: 'bus' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { stop: named('Stop') }, ...needed('stop') },
    },
  ],
  anyOf: [{ required: ['mail'] }, { required: ['note'] }],
};
const whoUi = {
  'ui:order': ['kind', 'stop', 'age', 'mail', 'born', 'days', 'note', 'kids', 'g'],
  note: { 'ui:widget': 'textarea', 'ui:placeholder': 'e.g. Xyz', 'ui:help': 'Short' },
  kids: { 'ui:add': 'Add child', 'ui:entry': 'Child' },
};
const how = {
  type: 'object',
  properties: { seat: { type: 'string', title: 'Seat', enum: ['front', 'back'] } },
  if: { properties: { '/who/kind': { const: 'car' } }, required: ['/who/kind'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { plate: named('Plate') } },
};
const files = {
  'form.json': form,
  'who.schema.json': { ...who, errorMessage: { ...who.errorMessage, anyOf: 'One of these' } },
  'who.ui.json': whoUi,
  'how.schema.json': how,
  'how.ui.json': { 'ui:order': ['seat', 'plate'] },
};

/** Instead of those of the form that is written by default. */
const NO_FILES = Object.fromEntries(Object.keys(goodFiles).map((name) => [name, undefined]));

type Edit = readonly [file: string, keys: Keys, value: unknown];

/** Codes and places of what the check finds after the edits. */
function found(edits: readonly Edit[]): readonly string[] {
  const changed: Record<string, unknown> = { ...files };
  for (const [file, keys, value] of edits) changed[file] = withEdit(changed[file], keys, value);
  const all = Object.fromEntries(Object.entries(changed).map(([name, content]) => [`trip/${name}`, content]));
  const folder = writeForm({ ...NO_FILES, ...all });
  return checkForm(folder, 'trip').findings.map(
    ({ code, place }) => `${code} ${place.file.slice(folder.length + 6)}${place.pointer}`,
  );
}

/** The keys of questions, and of their answers, which everybody may choose. */
const NAMES = [
  'kind',
  'age',
  'mail',
  'born',
  'days',
  'note',
  'kids',
  'first',
  'toy',
  'g',
  'town',
  'zip',
  'stop',
  'seat',
  'plate',
];

/**
 * All keys of the files that are no names of questions. Left out are `anyOf` below `errorMessage`, with which no message for `anyOf` stands there, and keys inside of
 * conditions, whose findings are at the condition.
 */
const KEYS = Object.entries(files)
  .flatMap(([file, content]) =>
    [...keysIn(content)]
      .filter((keys) => isRecord(getIn(content, keys.slice(0, -1))))
      .filter((keys) => !NAMES.includes(keys.at(-1) ?? '') && !keys.at(-1)?.startsWith('/'))
      .filter((keys) => !(keys.at(-1) === 'anyOf' && keys.at(-2) === 'errorMessage'))
      .filter((keys) => !keys.includes('if') || keys.at(-1) === 'if')
      .map((keys) => [file, formatPointer(keys), keys] as const),
  )
  .map(([file, at, keys], i) => {
    const ways = misspeltAs(keys.at(-1) ?? '');
    return [file, at, ways[i % ways.length] ?? '', keys] as const;
  });

/** With two letters in the wrong order, or with a capital letter; a ui key with a capital letter would be a question of that name. */
function misspeltAs(key: string): readonly string[] {
  const swapped = `${key.slice(0, -2)}${key.at(-1)}${key.at(-2)}`;
  if (key.length < 3 || swapped === key) return [`${key}x`];
  return key.startsWith('ui:') ? [swapped] : [swapped, key.charAt(0).toUpperCase() + key.slice(1)];
}

function misspell(file: string, keys: Keys, as: string): readonly Edit[] {
  const value = getIn(files[file as keyof typeof files], keys);
  return [
    [file, keys, undefined],
    [file, [...keys.slice(0, -1), as], value],
  ];
}

/** Mistakes of several rules. */
const MISTAKES: readonly (readonly [...Edit, finding: string])[] = [
  [
    'who.schema.json',
    ['properties', 'kids', 'items', 'properties', 'toy', 'maxLength'],
    undefined,
    'lengthsLimited who.schema.json/properties/kids/items/properties/toy',
  ],
  [
    'who.schema.json',
    ['properties', 'g', 'properties', 'town', 'title'],
    'Code',
    'titlesDistinct who.schema.json/properties/g/properties/zip/title',
  ],
  [
    'how.schema.json',
    ['properties', 'seat', 'enum'],
    ['front', 'front'],
    'noDuplicates how.schema.json/properties/seat/enum/1',
  ],
  ['who.ui.json', ['kids', 'ui:widget'], 'radio', 'widgetsFit who.ui.json/kids/ui:widget'],
  ['form.json', ['summary', '0'], '/who/nope', 'pointersNameQuestions form.json/summary/0'],
];

/** What the check finds after one of the mistakes, by its number; each is checked once. */
const alone: (readonly string[])[] = [];

function foundAlone(i: number): readonly string[] {
  const [file = '', keys = [], value] = MISTAKES[i] ?? [];
  alone[i] ??= found([[file, keys, value]]);
  return alone[i];
}

it('the form has no findings', () => {
  expect(found([])).toEqual([]);
});

it('each mistake is found', () => {
  for (const [i, [, , , finding]] of MISTAKES.entries()) expect(foundAlone(i)).toContain(finding);
});

it.each(KEYS)('%s%s as %s', (file, at, as, keys) => {
  const holder = keys.slice(0, -1);
  const edits = misspell(file, keys, as);
  const isAt = (pointer: string) => `${file}${pointer}`;
  const own = found(edits);
  expect(own).toEqual([expect.stringMatching(/^(?:keywords|keysKnown|messagesReachable) /)]);
  expect(own[0]).toContain(` ${isAt(formatPointer([...holder, as]))}`);
  const beside: Edit[] = [];
  const expected = [...own];
  for (const [i, [other, where, value]] of MISTAKES.entries()) {
    if (other === file && formatPointer(where) === at) continue;
    const isInside = other === file && keys.every((key, i) => where[i] === key);
    const place = isInside ? where.with(keys.length - 1, as) : where;
    const without = foundAlone(i).map((one) =>
      `${one}/`.includes(` ${isAt(at)}/`) ? one.replace(isAt(at), isAt(formatPointer([...holder, as]))) : one,
    );
    beside.push([other, place, value]);
    expected.push(...without);
  }
  expect([...found([...edits, ...beside])].sort()).toEqual(expected.sort());
});

it('in another language it is judged as it is meant, too', () => {
  const arabic = (edits: readonly Edit[]) => {
    const who = edits.reduce<unknown>(
      (all, [, keys, value]) => withEdit(all, keys, value),
      goodFiles['trip/who.schema.json'],
    );
    const folder = writeForm({ 'trip/who.schema.json': who });
    return languages.map((language) =>
      checkForm(folder, 'trip', language).findings.map(({ code, place }) => `${code} ${place.pointer}`),
    );
  };
  expect(arabic([])).toEqual([[], []]);
  const edits: Edit[] = [
    ['', ['properties', 'name', 'title'], undefined],
    ['', ['properties', 'name', 'tilte'], 'Name'],
  ];
  expect(arabic(edits)).toEqual([['keywords /properties/name/tilte'], []]);
});

it('for a misspelt id of a step, a file is proposed that no other step has', () => {
  const steps = [{ ...form.steps[0], id: 'woh' }, form.steps[1]];
  const all = Object.entries({ ...files, 'form.json': { ...form, steps } });
  const folder = writeForm({
    ...NO_FILES,
    ...Object.fromEntries(all.map(([name, content]) => [`trip/${name}`, content])),
  });
  expect(checkForm(folder, 'trip').findings.map(({ code, repair }) => `${code}: ${repair}`)).toEqual([
    'fileReadable: Add it, or correct the "id" of the step in form.json, or the name of the file. Perhaps "who.schema.json" was meant.',
  ]);
});

const inKids = ['properties', 'kids', 'items'];

it.each<[what: string, file: string, keys: Keys, value: unknown, finding: string]>([
  ['format of days', 'who.schema.json', ['properties', 'born', 'format'], 'daet', 'formats'],
  ['name that is required', 'who.schema.json', ['required', '0'], 'aeg', 'requiredNamesQuestions'],
  ['name that an entry requires', 'who.schema.json', [...inKids, 'required', '0'], 'firts', 'requiredNamesQuestions'],
  [
    'name that another requires',
    'who.schema.json',
    ['properties', 'g', 'dependentRequired', 'zip', '0'],
    'tonw',
    'requiredNamesQuestions',
  ],
  ['name of alternatives', 'who.schema.json', ['anyOf', '0', 'required', '0'], 'mali', 'requiredNamesQuestions'],
  ['name that a condition requires', 'how.schema.json', ['if', 'required', '0'], '/who/kidn', 'conditionsAcrossSteps'],
  [
    'test of a condition',
    'who.schema.json',
    ['allOf', '0', 'if'],
    { properties: { kind: { const: 'bus' } }, requried: ['kind'] },
    'keywords',
  ],
  [
    'keyword of a message',
    'who.schema.json',
    ['properties', 'note', 'errorMessage'],
    { minLength: 'Longer', pattren: 'Capital' },
    'messagesReachable',
  ],
  [
    'name of a message',
    'who.schema.json',
    [...inKids, 'errorMessage', 'required'],
    { frist: 'First is needed' },
    'messagesReachable',
  ],
  ['name in the order', 'who.ui.json', ['ui:order', '4'], 'bron', 'uiNamesFields'],
])('a misspelt %s is one finding', (_, file, keys, value, code) => {
  expect(found([[file, keys, value]])).toEqual([expect.stringMatching(`^${code} ${file}/`)]);
});
