// Long because it is one table of mistakes, each made at every place of the same form.
// A mistake behind which it is certain what is meant, at every place of a form where it can be made: it is one finding in English and none in a translation, and
// `--mend` makes of it what stood there before.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mendAll } from '../../engine/check/mendAll.ts';
import { checkForm } from '../../engine/compile/index.ts';
import { listTexts } from '../../engine/compile/read/listTexts.ts';
import { getIn, isRecord, recordOf } from '../../engine/core/index.ts';
import { type Keys, keysIn, withEdit } from '../compile/support/withEdit.ts';
import { formFile, writeFiles, writeForm } from '../compile/support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 50 });
const needed = (...names: string[]) => ({
  required: names,
  errorMessage: { required: Object.fromEntries(names.map((name) => [name, `Please answer ${name}`])) },
});
const child = {
  type: 'object',
  properties: { first: text('First name'), school: text('School'), class: text('Class') },
  ...needed('first'),
  if: { properties: { school: { pattern: '^St' } }, required: ['school'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: needed('class'),
};
const FILES: Readonly<Record<string, object>> = {
  'form.json': formFile({ attachments: { maxBytes: 5000, types: ['image/png'] } }),
  'who.schema.json': {
    type: 'object',
    properties: {
      way: { type: 'string', title: 'Way', enum: ['bus', 'foot'] },
      age: { type: 'integer', title: 'Age', minimum: 3, errorMessage: { minimum: 'At least {minimum}' } },
      // biome-ignore format: one question in a line
      born: { type: 'string', title: 'Born', format: 'date', formatMaximum: 'today', errorMessage: { formatMaximum: 'By {formatMaximum}' } },
      photo: { type: 'object', title: 'Photo', format: 'attachment', attachments: { maxBytes: 4000 } },
      home: {
        type: 'object',
        title: 'Home',
        properties: { town: text('Town'), street: text('Street') },
        ...needed('town'),
      },
      children: { type: 'array', title: 'Children', maxItems: 3, items: child },
      days: { type: 'array', title: 'Days', uniqueItems: true, items: { type: 'string', enum: ['mon', 'tue'] } },
    },
    ...needed('way', 'age'),
    required: ['way', 'age', 'home'],
    if: { properties: { way: { const: 'bus' } }, required: ['way'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { stop: text('Stop') }, ...needed('stop') },
    else: { properties: { shoes: text('Shoes') } },
  },
  'who.ui.json': {
    'ui:order': ['way', 'stop', 'shoes', 'age', 'born', 'photo', 'home', 'children', 'days'],
    home: { 'ui:sections': [{ title: 'Where', fields: ['town', 'street'] }] },
  },
};

/** The folder of a form with an Arabic text for each English one. */
function written(): string {
  const forms = writeForm(Object.fromEntries(Object.entries(FILES).map(([file, value]) => [`trip/${file}`, value])));
  const words = Object.entries(FILES).map(([file, value]) => {
    const texts = listTexts(path.join(forms, 'trip', file), structuredClone(value));
    return [file, Object.fromEntries(texts.map(({ name, text: own }, i) => [name, inArabic(own, i)]))];
  });
  writeFiles(forms, { 'trip/ar.json': Object.fromEntries(words) });
  return forms;
}

/** Words of their own for each text. A message names its question by the title. */
function inArabic(english: string, i: number): string {
  const [placeholder = ''] = /\{\w+\}/.exec(english) ?? [];
  return `${'ا'.repeat(i + 1)} ${placeholder}`.trim();
}

type Change = readonly [keys: Keys, mistaken: object];

/** The whole file with the mistake, once for each part where `of` can make it; `of` returns undefined for the others. */
function* atEach(
  file: string,
  of: (part: unknown, keys: Keys, whole: object) => object | undefined,
): Generator<Change> {
  const whole = FILES[file] ?? {};
  for (const keys of [[], ...keysIn(whole)]) {
    const mistaken = of(getIn(whole, keys), keys, whole);
    if (mistaken) yield [keys, mistaken];
  }
}

const replaced = (make: (part: unknown, keys: Keys) => unknown) => (part: unknown, keys: Keys, whole: object) => {
  const made = make(part, keys);
  return made === undefined ? undefined : (withEdit(whole, keys, made) as object);
};

/** One or more keywords of a group under its "properties". */
const tooDeep = (...keywords: string[]) =>
  replaced((part, keys) => {
    if (!isRecord(part) || !isRecord(part.properties) || keys.includes('if')) return undefined;
    if (!keywords.every((keyword) => keyword in part)) return undefined;
    const own = Object.entries(part).filter(([key]) => keywords.includes(key));
    const others = Object.entries(part).filter(([key]) => !keywords.includes(key));
    return { ...Object.fromEntries(others), properties: { ...part.properties, ...Object.fromEntries(own) } };
  });

const isNames = (part: unknown, keys: Keys): part is string[] =>
  Array.isArray(part) && part.length > 1 && ['required', 'ui:order', 'fields'].includes(keys.at(-1) ?? '');

const SCHEMA = 'who.schema.json';
const MISTAKES: Readonly<Record<string, readonly Change[]>> = {
  'messages under "properties"': [...atEach(SCHEMA, tooDeep('errorMessage'))],
  'what is required under "properties"': [...atEach(SCHEMA, tooDeep('required'))],
  'a branch under "properties"': [...atEach(SCHEMA, tooDeep('then'))],
  'what is required among the tests of a condition': [
    ...atEach(
      SCHEMA,
      replaced((part, keys) => {
        if (!isRecord(part) || keys.at(-1) !== 'if' || !isRecord(part.properties)) return undefined;
        return { properties: { ...part.properties, required: part.required } };
      }),
    ),
  ],
  'a branch inside of its condition': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !isRecord(part.if) || !('properties' in Object(part.then))) return undefined;
        const { then: branch, ...others } = part;
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        return { ...others, if: { ...part.if, then: branch } };
      }),
    ),
  ],
  'a question in the one before it': [
    ...atEach(
      SCHEMA,
      replaced((part, keys) => {
        if (!isRecord(part) || keys.at(-1) !== 'properties' || keys.includes('if')) return undefined;
        const [one, other, ...others] = Object.entries(part);
        if (!one || !other || !['string', 'integer'].includes(Object(one[1]).type)) return undefined;
        return Object.fromEntries([[one[0], { ...Object(one[1]), [other[0]]: other[1] }], ...others]);
      }),
    ),
  ],
  'a condition on the entries of a list beside its type': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !isRecord(part.items) || !('if' in part.items)) return undefined;
        const { if: condition, then: branch, ...items } = part.items;
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        return { ...part, items, if: condition, then: branch };
      }),
    ),
  ],
  'the message of a missing answer at its question': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        const required = isRecord(part) && recordOf(part.errorMessage).required;
        if (!isRecord(part) || !isRecord(required)) return undefined;
        const [[name = '', words] = [], ...others] = Object.entries(required);
        const question = recordOf(recordOf(part.properties)[name]);
        // Not where it is the group's only message: then the mistake also empties the group's `errorMessage`, which is no valid file to begin with.
        if (others.length === 0 || question.type === undefined) return undefined;
        const moved = { ...question, errorMessage: { ...recordOf(question.errorMessage), required: words } };
        const properties = { ...recordOf(part.properties), [name]: moved };
        return { ...part, properties, errorMessage: { required: Object.fromEntries(others) } };
      }),
    ),
  ],
  'the questions of a list beside its type': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !isRecord(part.items) || !('properties' in part.items)) return undefined;
        const { items, ...others } = part;
        const { type: _, ...own } = items as Readonly<Record<string, unknown>>;
        return { ...others, ...own };
      }),
    ),
  ],
  'the options of a list beside its type': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !isRecord(part.items) || !('enum' in part.items)) return undefined;
        const { items, ...others } = part;
        return { ...others, enum: recordOf(items).enum };
      }),
    ),
  ],
  'how many entries a list has, in the schema of one entry': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !isRecord(part.items)) return undefined;
        const { maxItems, uniqueItems, items, ...others } = part;
        return { ...others, items: { ...items, maxItems, uniqueItems } };
      }),
    ),
  ],
  'a number as a text': Object.keys(FILES).flatMap((file) => [
    ...atEach(
      file,
      replaced((part) => (typeof part === 'number' ? String(part) : undefined)),
    ),
  ]),
  'true as a text': [
    ...atEach(
      SCHEMA,
      replaced((part) => (part === true ? 'true' : undefined)),
    ),
  ],
  'names as a text': [SCHEMA, 'who.ui.json'].flatMap((file) => [
    ...atEach(
      file,
      replaced((part, keys) => (isNames(part, keys) ? part.join(', ') : undefined)),
    ),
  ]),
  'a type by the name that others give it': [
    ...atEach(
      SCHEMA,
      replaced((part) => ({ string: 'text', integer: 'int' })[String(part)]),
    ),
  ],
  'a file by the format that others have': [
    ...atEach(
      SCHEMA,
      replaced((part) => (part === 'attachment' ? 'data-url' : undefined)),
    ),
  ],
  'limits of days without their format': [
    ...atEach(
      SCHEMA,
      replaced((part) => {
        if (!isRecord(part) || !('formatMaximum' in part) || !('type' in part)) return undefined;
        const { format: _, ...others } = part;
        return others;
      }),
    ),
  ],
};

const LIKELY: Readonly<Record<string, readonly Change[]>> = {
  'a name twice': [SCHEMA, 'who.ui.json'].flatMap((file) => [
    ...atEach(
      file,
      replaced((part, keys) => (isNames(part, keys) ? [...part, part[0]] : undefined)),
    ),
  ]),
  'a misspelt step': [
    ...atEach(
      'form.json',
      replaced((part) => (part === 'who' ? 'whoo' : undefined)),
    ),
  ],
  'a misspelt name in a condition': [
    ...atEach(
      SCHEMA,
      replaced((part, keys) => {
        if (!isRecord(part) || keys.at(-1) !== 'if') return undefined;
        const [[name = '', test] = []] = Object.entries(recordOf(part.properties));
        return { properties: { [`${name}s`]: test }, required: [`${name}s`] };
      }),
    ),
  ],
  'a misspelt option in a condition': [
    ...atEach(
      SCHEMA,
      replaced((part) => (part === 'bus' ? 'buss' : undefined)),
    ),
  ].filter(([keys]) => keys.includes('if')),
  'an answer without a type': [
    ...atEach(
      SCHEMA,
      replaced((part, keys) => {
        if (!isRecord(part) || keys.at(-2) !== 'properties' || part.format === 'attachment') return undefined;
        const { type, ...others } = part;
        return type === undefined || type === 'integer' ? undefined : others;
      }),
    ),
  ],
  'a day by a name that is no format': [
    ...atEach(
      SCHEMA,
      replaced((part) => (part === 'date' ? 'birthday' : undefined)),
    ),
  ],
};

const fileOf = (mistaken: object) =>
  'ui:order' in mistaken ? 'who.ui.json' : 'route' in mistaken ? 'form.json' : SCHEMA;

it('the form has no findings', () => {
  const forms = written();
  const found = [...checkForm(forms, 'trip').findings, ...checkForm(forms, 'trip', 'ar').findings];
  expect(found.map(({ message }) => message)).toEqual([]);
});

describe.each(Object.entries(LIKELY))('%s, which is only likely to be meant', (_, changes) => {
  it.each(changes.map(([keys, mistaken]) => [`/${keys.join('/')}`, mistaken] as const))('at %s', (_at, mistaken) => {
    const forms = written();
    writeFiles(forms, { [`trip/${fileOf(mistaken)}`]: mistaken });
    const [finding, ...others] = checkForm(forms, 'trip').findings;
    expect(others.map(({ message }) => message)).toEqual([]);
    expect(finding).toMatchObject({ mend: undefined });
    expect(checkForm(forms, 'trip', 'ar').findings.filter((one) => one.code !== finding?.code)).toEqual([]);
  });
});

describe.each(Object.entries(MISTAKES))('%s', (_, changes) => {
  it('can be made', () => {
    expect(changes.length).toBeGreaterThan(0);
  });

  it.each(changes.map(([keys, mistaken]) => [`/${keys.join('/')}`, mistaken] as const))(
    'at %s',
    async (_at, mistaken) => {
      const forms = written();
      const file = fileOf(mistaken);
      writeFiles(forms, { [`trip/${file}`]: mistaken });
      expect(checkForm(forms, 'trip').findings.map(({ message }) => message)).toEqual([expect.any(String)]);
      expect(checkForm(forms, 'trip', 'ar').findings.map(({ message }) => message)).toEqual([]);
      expect(await mendAll(forms, 'trip')).toEqual([]);
      expect(JSON.parse(readFileSync(path.join(forms, 'trip', file), 'utf8'))).toEqual(FILES[file]);
    },
  );
});
