// A maintainer's slips, two hundred of them, made one at a time in the shipped forms: linter, examples and prover together
// catch all but the few that are listed here, each with the reason why nothing could know.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from '../../examples/readExamples.ts';
import { type Detector, detectMutation, soundForms } from './detectMutation.ts';
import { kinds, typo } from './mutationKinds.ts';
import { seededMutations } from './seededMutations.ts';

/** Faults that slip through, `kind: file what`, with why. */
const SLIPS: Readonly<Record<string, string>> = {
  'options that changed places: lists/school-class.json / enum':
    "values are bare numbers and labels are the school's own abbreviations: no rule can tell which belongs to which",
  'a greatest length without its last digit: admission/learner.schema.json /properties/motherNameAr maxLength':
    'ten characters are a possible limit; the name in the example happens to be shorter',
  'a typo in a key of form.json: financial-aid/form.json /submit/document motherGuardianInfo':
    'the keys of the saved file are free; only tests/forms knows what its reader expects',
};

const shipped = path.resolve(import.meta.dirname, '../../../forms');
const faults = seededMutations(shipped);
const caught = new Map<Detector, string[]>();
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'faults-'));
  cpSync(shipped, folder, { recursive: true, filter: (file) => !file.endsWith('published.json') });
  const sound = await soundForms(folder);
  const examples = readExamples();
  for (const fault of faults) {
    const catcher = await detectMutation(fault, folder, sound, examples);
    caught.set(catcher, [...(caught.get(catcher) ?? []), `${fault.kind}: ${fault.file} ${fault.what}`]);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('of two hundred faults', () => {
  it('each is one, and no two are the same', () => {
    expect(faults).toHaveLength(200);
    expect(faults.filter(({ text, sound }) => sameJson(text, sound))).toEqual([]);
    expect(new Set(faults.map(({ file, text }) => file + text)).size).toBe(200);
    expect(Object.keys(kinds).filter((kind) => !faults.some((fault) => fault.kind === kind))).toEqual([]);
  });

  it('at least 95 % are caught, and those that are not are known', () => {
    const slipped = caught.get('nobody') ?? [];
    expect(slipped).toEqual(Object.keys(SLIPS));
    expect(slipped.length / faults.length).toBeLessThanOrEqual(0.05);
  });

  it('the linter catches most by itself, before anything is compiled', () => {
    expect(caught.get('linter')?.length).toBeGreaterThanOrEqual(130);
    expect(caught.get('examples')?.length).toBeGreaterThanOrEqual(25);
  });
});

it('typo changes a word, and only a little', () => {
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
