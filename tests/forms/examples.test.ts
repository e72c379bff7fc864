// Tests of the helpers that the tests of all examples use: with no examples those tests would pass.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyChange } from '../../engine/check/examples/applyChange.ts';
import { examplesOf } from '../../engine/check/examples/examplesOf.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { flatten } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';

const forms = path.resolve(import.meta.dirname, '../../forms');
const formIds = readdirSync(forms).filter((name) => existsSync(path.join(forms, name, 'form.json')));
/** A form need not have examples; one that has some is walked with them. */
const withExamples = formIds.filter((name) => existsSync(path.join(forms, name, 'examples')));

describe('the examples of a form', () => {
  it('are found in every folder of examples', () => {
    expect(withExamples.length).toBeGreaterThan(0);
    expect([...new Set(readExamples().map(({ form }) => form))].sort()).toEqual(withExamples.sort());
  });

  it('that are refused say why', () => {
    const refused = readExamples().filter(({ name }) => name.startsWith('refused/'));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ errors }) => Object.keys(errors).length === 0)).toEqual([]);
  });
});

describe('examplesOf', () => {
  const files = {
    '/x/trip/examples/minimal.json': { who: { name: 'A', age: 7 } },
    '/x/trip/examples/refused/no-name.json': {
      from: 'minimal',
      change: { 'who[name]': null },
      errors: { 'who[name]': '?' },
    },
    '/x/trip/examples/refused/own.json': { answers: { who: 'B' }, errors: { who: '!' } },
    '/x/trip/form.json': {},
  };

  it('gives answers and errors, with the change applied', () => {
    expect(examplesOf(files)).toEqual([
      { form: 'trip', name: 'minimal', answers: { who: { name: 'A', age: 7 } }, errors: {} },
      { form: 'trip', name: 'refused/no-name', answers: { who: { age: 7 } }, errors: { 'who[name]': '?' } },
      { form: 'trip', name: 'refused/own', answers: { who: 'B' }, errors: { who: '!' } },
    ]);
  });

  it('throws when `from` names no example', () => {
    const lost = { 'trip/examples/refused/a.json': { from: 'minimum', change: {}, errors: {} } };
    expect(() => examplesOf(lost)).toThrow('minimum');
  });
});

it('applyChange does not modify its argument', () => {
  const from = { list: [{ a: '1' }], b: '2' };
  expect(applyChange(from, { 'list[0][a]': '3', 'list[1][a]': '4', b: null })).toEqual({
    list: [{ a: '3' }, { a: '4' }],
  });
  expect(from).toEqual({ list: [{ a: '1' }], b: '2' });
});

it('flatten lists every answer by name, a file as one', () => {
  const file = { id: 'f', name: 'f.pdf', type: 'application/pdf', size: 10 };
  expect(flatten({ a: '1', b: { c: 2, d: [{ e: 'x' }, { f: file }] } })).toEqual([
    ['a', '1'],
    ['b[c]', 2],
    ['b[d][0][e]', 'x'],
    ['b[d][1][f]', file],
  ]);
});

it.each([
  ['application/pdf', '%PDF-'],
  ['text/plain', 'xxxxx'],
])('bytesOf makes a %s of the given size', (type, begin) => {
  const bytes = bytesOf({ id: '', name: '', type, size: 1234 });
  expect([bytes.length, bytes.subarray(0, 5).toString('latin1')]).toEqual([1234, begin]);
});
