// `npm run forms:fuzz` proves only drawn forms that the check accepts. So every keyword must be drawn, and every kind of part must occur in a form that is accepted.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KEYWORDS } from '../../engine/compile/schema/keywords.ts';
import { type Position, positionBelow } from '../../engine/compile/schema/positions.ts';
import { arbitraryForm } from '../../engine/prove/drawn/arbitraryDefinition.ts';
import { checkDrawn } from '../../engine/prove/drawn/checkDrawn.ts';

const drawn = fc.sample(arbitraryForm, { numRuns: 1500, seed: 1 });

/** The keys of schemas at any depth. */
function* keywordsIn(value: unknown, position: Position = 'schema'): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (position === 'schema') yield key;
    yield* keywordsIn(part, positionBelow(position, key));
  }
}

function schemasIn(files: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Object.entries(files).flatMap(([name, file]) => (name.endsWith('.schema.json') ? [file] : []));
}

it('has every keyword that the check knows, but the one that says nothing', () => {
  const keywords = new Set(drawn.flatMap(({ files }) => schemasIn(files).flatMap((file) => [...keywordsIn(file)])));
  expect(Object.keys(KEYWORDS).filter((keyword) => !keywords.has(keyword))).toEqual(['$comment']);
});

const accepted = drawn.slice(0, 700).filter((form) => checkDrawn(form).findings.length === 0);

it.each<[what: string, found: RegExp]>([
  ['a second step', /"id":"second"/],
  ['a step under a condition', /"at":"\/\w+","if":/],
  ['a condition on an answer of an earlier step', /"if":\{(?!.*"label":)[^}]*"\/\w/],
  ['a comparison with an answer outside of the group', /"\$data":"\//],
  ['a part that refers to itself', /"\$ref":"[^"]+","levels":/],
  ['cases of a choice', /"title":"Case 0/],
])('has accepted forms with %s', (_, found) => {
  expect(accepted.filter(({ files }) => found.test(JSON.stringify(files))).length).toBeGreaterThan(0);
});
