// What forms/README.md says a form can ask stands in a form of tests/fixtures/forms that is in both languages. Each of these forms is checked,
// proved, drawn, reviewed, printed, sent, stored and exported (foreignForms.test.ts here and in intake, react/foreignForms/drawn.test.tsx).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures, ids, languagesOf } from '../support/foreignForms.ts';

type Json = Readonly<Record<string, unknown>>;
type Test = (part: Json, keys: readonly string[]) => boolean;

const isObject = (part: unknown): part is Json => typeof part === 'object' && part !== null;
const has =
  (key: string): Test =>
  (part) =>
    key in part;
const tested =
  (key: string): Test =>
  (part, keys) =>
    keys.includes('if') && key in part;
const computed =
  (key: string): Test =>
  (part) =>
    isObject(part.computed) && key in part.computed;
const drawn =
  (widget: string): Test =>
  (part) =>
    part['ui:widget'] === widget;
const some = (list: unknown, test: (part: Json) => boolean) => Array.isArray(list) && list.filter(isObject).some(test);
const entries =
  (test: (items: Json) => boolean): Test =>
  ({ type, items }) =>
    type === 'array' && isObject(items) && test(items);

/** By clause, what a part of a file has. */
const CLAUSES: Readonly<Record<string, Readonly<Record<string, Test>>>> = {
  conditions: {
    'a step that is asked sometimes': (part, keys) => keys[0] === 'steps' && keys.length === 2 && 'if' in part,
    'an earlier answer, beside questions of a group': (part, keys) =>
      keys.includes('properties') && isObject(part.if) && JSON.stringify(part.if).includes('"/'),
    'an earlier answer, in the entries of a list': (part, keys) =>
      keys.includes('else') && keys.includes('items') && 'properties' in part,
    'yes and no': (part, keys) => keys.includes('if') && part.const === false,
    ...Object.fromEntries(
      ['contains', 'minItems', 'maxItems', 'pattern', 'minLength', 'maxLength'].map((key) => [key, tested(key)]),
    ),
    ...Object.fromEntries(
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((key) => [key, tested(key)]),
    ),
    ...Object.fromEntries(['not', 'allOf', 'anyOf'].map((key) => [key, tested(key)])),
  },
  dates: {
    'a fixed day': ({ formatMinimum }) => /^\d{4}-/.test(String(formatMinimum)),
    today: ({ formatMaximum }) => String(formatMaximum).startsWith('today'),
    'another answer': (part) => part.format === 'time' && 'moreThan' in part,
    ...Object.fromEntries(
      ['date', 'time', 'date-time'].map((format) => [format, (part: Json) => part.format === format]),
    ),
  },
  alternatives: {
    'cases by oneOf': ({ oneOf }) => some(oneOf, (one) => 'properties' in one && 'title' in one),
    'cases by anyOf': ({ anyOf }) => some(anyOf, (one) => 'properties' in one && 'title' in one),
    'one of these is required': ({ anyOf }, keys) =>
      !keys.includes('if') && some(anyOf, (one) => 'required' in one && !('properties' in one)),
  },
  spellings: {
    default: has('default'),
    'default in a branch': (part, keys) => keys.includes('then') && 'default' in part,
    'default in entries': (part, keys) => keys.includes('items') && 'default' in part,
    'a type or null': ({ type }) => Array.isArray(type),
    dependentRequired: has('dependentRequired'),
    dependentSchemas: has('dependentSchemas'),
    'options of an enum each': ({ anyOf }) => some(anyOf, (one) => 'enum' in one),
    $defs: has('$defs'),
    recursion: has('levels'),
    'single answers': entries(({ type }) => type === 'string'),
    'lists of lists': entries(({ type }) => type === 'array'),
    'answers that visitors name': ({ additionalProperties }) => isObject(additionalProperties),
    uniqueInList: has('uniqueInList'),
  },
  drawing: {
    'limits of files by question': (part) => part.format === 'attachment' && 'attachments' in part,
    multipleOf: has('multipleOf'),
    ...Object.fromEntries(
      ['range', 'updown', 'combobox', 'select', 'radio', 'textarea'].map((one) => [one, drawn(one)]),
    ),
    ...Object.fromEntries(['placeholder', 'help', 'disabled', 'readonly'].map((key) => [key, has(`ui:${key}`)])),
    ...Object.fromEntries(['order', 'enumNames', 'enumOrder', 'enumDisabled'].map((key) => [key, has(`ui:${key}`)])),
  },
  'what follows from other answers': {
    ...Object.fromEntries(['sum', 'count', 'join', 'difference', 'pick'].map((key) => [key, computed(key)])),
    'over lists': (part) => isObject(part.computed) && JSON.stringify(part.computed).includes('/'),
    ...Object.fromEntries(['equals', 'atLeast', 'atMost', 'moreThan', 'lessThan'].map((key) => [key, has(key)])),
    prefill: has('prefill'),
  },
};

/** Every object in the files of the fixture forms that are in both languages, with the keys from the file's root to it. */
const parts = ids
  .filter((id) => languagesOf(id).includes('ar'))
  .flatMap((id) => {
    const folder = path.join(fixtures, id);
    const files = readdirSync(folder).filter((name) => /^form\.json$|\.(?:schema|ui)\.json$/.test(name));
    return files.flatMap((name) => partsOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), []));
  });

function partsOf(value: unknown, keys: readonly string[]): readonly (readonly [Json, readonly string[]])[] {
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([key, part]) => partsOf(part, [...keys, key]));
  return Array.isArray(value) ? below : [[value, keys], ...below];
}

describe.each(Object.entries(CLAUSES))('%s:', (_, tests) => {
  it.each(Object.entries(tests))('%s', (_name, test) => {
    expect(parts.some(([part, keys]) => test(part, keys))).toBe(true);
  });
});
