import { expect, it } from 'vitest';
import { declaredProperties } from '../../../engine/core/model/declaredProperties.ts';
import { group, text, when, yesNo } from '../support/schemas.ts';

it('lists the questions of all branches, by the first declaration of each name', () => {
  const schema = group(
    { a: yesNo, b: text },
    {
      allOf: [
        when('a', 'yes', group({ c: text, b: yesNo }), group({ d: yesNo })),
        group({}, when('b', 'x', group({ e: text, c: yesNo }))),
      ],
    },
  );
  expect(declaredProperties(schema)).toEqual({ a: yesNo, b: text, c: text, d: yesNo, e: text });
  expect(declaredProperties(schema)).toBe(declaredProperties(schema));
});
