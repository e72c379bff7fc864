// No condition is reported that holds for some answers and fails for others, even if neither are easily found.
import { expect, it } from 'vitest';
import { normaliseCondition } from '../../../../engine/compile/normalise/normaliseCondition.ts';
import { matches, type Schema } from '../../../../engine/core/index.ts';
import { findingsOfStep } from '../../support/findingsOfStep.ts';
import { hardConditions, text } from '../../support/hardConditions.ts';

it.each(hardConditions)('%j is tested by %j', (question, test, holding, failing) => {
  const ours = normaliseCondition(test) as Schema;
  expect([matches(ours, holding), matches(ours, failing)]).toEqual([true, false]);
  const condition = { properties: { a: test }, required: ['a'] };
  const branch = { properties: { b: { ...text, title: 'B' } } };
  const found = findingsOfStep(
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { properties: { a: question }, if: condition, then: branch },
    { 'ui:order': ['a', 'b'] },
  );
  expect(found.filter((one) => one.includes('/if'))).toEqual([]);
});
