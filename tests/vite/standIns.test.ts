// The stand-ins of vite.config.ts take the place of packages in the browser. They have what is imported from those packages,
// and do the same with what they are given.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deepEquals } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as fastEquals from '../../engine/vite/standIns/fastEquals.ts';
import fastUri from '../../engine/vite/standIns/fastUri.ts';
import jsonpointer from '../../engine/vite/standIns/jsonpointer.ts';
import * as regexparam from '../../engine/vite/standIns/regexparam.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');

/** What the packages that the browser gets import from `name`: `{ a, b as c }` gives a and b, a default import `default`. */
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
  ['regexparam', Object.keys(regexparam)],
])('what is imported from %s is there: %j', (name, exported) => {
  expect(importedFrom(name)).toEqual(exported);
});

describe('fast-equals', () => {
  const isEqual = fastEquals.createCustomEqual();

  it('is replaced by one that agrees on any two JSON values', () => {
    const json = fc.jsonValue({ depthSize: 'small' });
    const pair = fc.oneof(
      fc.tuple(json, json),
      json.map((value) => [value, structuredClone(value)] as const),
    );
    fc.assert(fc.property(pair, ([a, b]) => isEqual(a, b) === deepEquals(a, b)));
  });

  it('agrees on values that are nearly equal', () => {
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

it('URIs are compared as they are, references and patterns are refused', () => {
  expect(fastUri.equal('#/a', '#/a')).toBe(true);
  expect(fastUri.equal('#/a', '#/b')).toBe(false);
  expect(() => jsonpointer.get({}, '/a')).toThrow('/a');
  expect(() => regexparam.parse('/:id')).toThrow('/:id');
});
