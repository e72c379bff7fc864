// Mutation testing of the checks for maintainers: two hundred mistakes are made one at a time in the shipped forms. Linter, examples
// and prover together detect all but the few that are listed here, each with the reason why no check can. Which mistakes are made
// follows from the forms, so once a school has changed or added one they are left out.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedForms, changedParts } from '../../forms/support/delivered.ts';
import { copyFacts } from '../../support/copyFacts.ts';
import { readExamples } from '../../support/readExamples.ts';
import { type Detector, detectMutation, originalForms } from './detectMutation.ts';
import { typo } from './mutation.ts';
import { kinds } from './mutationKinds.ts';
import { seededMutations } from './seededMutations.ts';

/** Undetected mutations as `kind: file what`, with the reason. */
const UNDETECTED: Readonly<Record<string, string>> = {
  'two swapped options: lists/school-class.json / enum':
    "values are bare numbers and labels are the school's own abbreviations: no rule can tell which belongs to which",
  'a maxLength without its last digit: admission/learner.schema.json /properties/motherNameAr maxLength':
    'ten characters are a possible limit; the name in the example happens to be shorter',
  'a typo in a key of form.json: financial-aid/form.json /submit/document motherGuardianInfo':
    'the keys of the saved file are free; only tests/forms knows what its reader expects',
};

const shipped = path.resolve(import.meta.dirname, '../../../forms');
const mutations = seededMutations(shipped);
const detected = new Map<Detector, string[]>();
let folder: string;

describe.skipIf(changedParts().length > 0 || addedForms().length > 0)('of two hundred mutations', () => {
  beforeAll(async () => {
    folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'mutations-')), 'forms');
    cpSync(shipped, folder, { recursive: true, filter: (file) => !/(?:published|translated)\.json$/.test(file) });
    copyFacts(folder);
    const originals = await originalForms(folder);
    const examples = readExamples();
    for (const mutation of mutations) {
      const detector = await detectMutation(mutation, folder, originals, examples);
      detected.set(detector, [
        ...(detected.get(detector) ?? []),
        `${mutation.kind}: ${mutation.file} ${mutation.what}`,
      ]);
    }
  });
  afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

  it('each changes its file, and no two are the same', () => {
    expect(mutations).toHaveLength(200);
    expect(mutations.filter(({ text, original }) => sameJson(text, original))).toEqual([]);
    expect(new Set(mutations.map(({ file, text }) => file + text)).size).toBe(200);
    expect(Object.keys(kinds).filter((kind) => !mutations.some((mutation) => mutation.kind === kind))).toEqual([]);
  });

  it('at least 95 % are detected, and the undetected ones are listed with a reason', () => {
    const undetected = detected.get('none') ?? [];
    expect(undetected).toEqual(Object.keys(UNDETECTED));
    expect(undetected.length / mutations.length).toBeLessThanOrEqual(0.05);
  });

  it('the linter detects at least 130 without compiling, the examples at least 20', () => {
    expect(detected.get('linter')?.length).toBeGreaterThanOrEqual(130);
    expect(detected.get('examples')?.length).toBeGreaterThanOrEqual(20);
  });
});

it('typo swaps two letters, or adds one where it cannot', () => {
  expect(['name', 'aab', 'x', 'oo'].map(typo)).toEqual(['nmae', 'aba', 'xx', 'oox']);
});

function sameJson(one: string, other: string): boolean {
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
