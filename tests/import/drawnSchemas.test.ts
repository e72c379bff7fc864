// Whatever is drawn is imported to a form that is proved, or has nothing that can be asked. importDrawn.ts runs more by hand, and makes
// smaller what failed here, with the same seed.
import fc from 'fast-check';
import { it } from 'vitest';
import { everySchemaImported } from './importDrawn.ts';

it('drawn schemas of others become proved forms', async () => {
  await fc.assert(everySchemaImported, { numRuns: 60, seed: 11, endOnFailure: true });
}, 120_000);
