// Definitions in the vocabularies of RJSF's and JSON Forms' published samples, of our own making: what the importer makes of them, in
// numbers, and that nothing of them is lost without a note. The published ones are counted by hand (countSamples.ts).
import path from 'node:path';
import { expect, it } from 'vitest';
import { droppedIn, samplesIn } from './countSamples.ts';

const folder = path.resolve(import.meta.dirname, '../fixtures/samples');

it('all become forms that pass check and proof', async () => {
  const { left, changed, filled, ...forms } = await samplesIn(folder);
  expect(forms).toEqual({
    files: 15,
    proved: 15,
    unproved: [],
    refused: [],
    crashed: [],
  });
  // Fewer, as the engine carries more.
  expect([left, changed, filled].map((count) => count > 10 && count < 30)).toEqual([true, true, true]);
});

it.each([
  'rjsf-nulls.json',
  'rjsf-fixed.json',
  'jsonforms-names.json',
  'jsonforms-steps.json',
  'jsonforms-categories.json',
])('without any key of %s, form or report are others', (name) => {
  // Idle there: a Categorization of several categories becomes steps with or without it.
  expect(droppedIn(path.join(folder, name))).toEqual(
    name === 'jsonforms-steps.json' ? ['/uischema/options/variant'] : [],
  );
});
