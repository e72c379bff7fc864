import { expect, it } from 'vitest';
import { KEYWORDS } from '../../../engine/compile/schema/keywords.ts';
import stepFileSchema from '../../../forms/step.schema.json' with { type: 'json' };

it('every keyword is described in forms/step.schema.json, which editors use', () => {
  const described = Object.keys(stepFileSchema.definitions.question.properties);
  expect(Object.keys(KEYWORDS).filter((keyword) => !described.includes(keyword))).toEqual([]);
});
