// The modules that replace packages in the browser (engine/vite/standIns): they export every name that is imported from those
// packages, and do the same with the values that occur.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deepEquals } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furtherParts } from '../../engine/react/furtherParts.ts';
import { ownWidgets } from '../../engine/react/widgets/widgets.ts';
import * as fastEquals from '../../engine/vite/standIns/fastEquals.ts';
import fastUri from '../../engine/vite/standIns/fastUri.ts';
import jsonpointer from '../../engine/vite/standIns/jsonpointer.ts';
import reactIs from '../../engine/vite/standIns/reactIs.ts';
import * as regexparam from '../../engine/vite/standIns/regexparam.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/** The names that the browser's packages import from `name`: `{ a, b as c }` gives a and b, a default import `default`. */
function importedFrom(name: string): string[] {
  const sources = ['@rjsf/core/lib', '@rjsf/utils/lib', 'wouter/src'].flatMap((folder) =>
    readdirSync(path.join(modules, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(modules, folder, file), 'utf8')),
  );
  const clauses = sources.flatMap((source) => [
    ...source.matchAll(new RegExp(`import ([^;]+?) from ['"]${name}['"]`, 'g')),
  ]);
  const names = clauses.flatMap(([, clause = '']) => {
    const [, named] = /\{([^}]*)\}/.exec(clause) ?? [];
    return named === undefined ? ['default'] : named.split(',').map((one) => one.trim().split(' ')[0] ?? '');
  });
  return [...new Set(names)].filter((one) => one !== '');
}

it.each<[string, readonly string[]]>([
  ['fast-equals', Object.keys(fastEquals)],
  ['fast-uri', ['default']],
  ['jsonpointer', ['default']],
  ['react-is', ['default']],
  ['regexparam', Object.keys(regexparam)],
])('every name imported from %s is exported: %j', (name, exported) => {
  expect(importedFrom(name)).toEqual(exported);
});

it('RJSF asks react-is what its replacement answers, about widgets, which are functions here', () => {
  const source = readFileSync(path.join(modules, '@rjsf/utils/lib/getWidget.js'), 'utf8');
  const asked = [...source.matchAll(/\bReactIs\.(\w+)\(/g)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(Object.keys(reactIs).toSorted());
  const all = [...Object.values(ownWidgets), ...Object.values(furtherParts.widgets ?? {})];
  expect(all.map((widget) => typeof widget).filter((kind) => kind !== 'function')).toEqual([]);
});

describe('the replacement of fast-equals', () => {
  const isEqual = fastEquals.createCustomEqual();

  it('agrees with it on any two JSON values', () => {
    const json = fc.jsonValue({ depthSize: 'small' });
    const pair = fc.oneof(
      fc.tuple(json, json),
      json.map((value) => [value, structuredClone(value)] as const),
    );
    fc.assert(fc.property(pair, ([a, b]) => isEqual(a, b) === deepEquals(a, b)));
  });

  it('agrees with it on values that are nearly equal', () => {
    const values = [
      undefined,
      null,
      0,
      1,
      '1',
      [],
      [1],
      [1, 2],
      {},
      { a: 1 },
      { a: [1] },
      { a: [{ b: 2 }] },
      { b: undefined },
    ];
    const copies = values.map((value) => structuredClone(value));
    for (const a of values) for (const b of copies) expect([a, b, isEqual(a, b)]).toEqual([a, b, deepEquals(a, b)]);
  });
});

it('the replacements compare URIs as strings, and throw on references and route patterns', () => {
  expect(fastUri.equal('#/a', '#/a')).toBe(true);
  expect(fastUri.equal('#/a', '#/b')).toBe(false);
  expect(() => jsonpointer.get({}, '/a')).toThrow('/a');
  expect(() => regexparam.parse('/:id')).toThrow('/:id');
});
