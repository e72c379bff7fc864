// Whatever is drawn is imported to a form that is proved, or has nothing that can be asked. importDrawn.ts runs more by hand, and makes
// smaller what failed here, with the same seed.
import fc from 'fast-check';
import { it } from 'vitest';
import { everyPairImported } from './importDrawn.ts';

it.each([
  ['schema', 60],
  ['rjsf', 20],
  ['jsonforms', 20],
])('what is drawn of kind %s becomes a proved form', async (kind, numRuns) => {
  await fc.assert(everyPairImported(kind), { numRuns, seed: 11, endOnFailure: true });
});
