// `multipleOf` by the decimal digits that a person types, for numbers of up to 14 digits: the validators, the rules and the buttons of a number.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMultiple } from '../../../engine/compile/answers/isMultiple.ts';
import { stepped } from '../../../engine/react/widgets/stepOf.ts';
import { runValidators } from '../support/runValidators.ts';

const STEPS = ['1', '5', '0.5', '0.25', '0.1', '0.05', '0.01', '0.001', '250.5'];

/** `count` units of the last digit of a step with so many decimals, as it is written: 1234 with 2 decimals is "12.34". */
function written(count: number, decimals: number): string {
  const digits = String(count).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

it.each(STEPS)('%s', async (step) => {
  const decimals = (step.split('.')[1] ?? '').length;
  const unit = Number(step.replace('.', ''));
  const asked = { type: 'number', multipleOf: Number(step), errorMessage: { multipleOf: 'Off' } } as const;
  const [validate] = await runValidators([{ type: 'object', properties: { a: asked } }]);
  const counts = fc.oneof(fc.nat(), fc.integer({ min: 0, max: Math.floor(1e14 / (10 * unit)) }));
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 9 }), (count, tenths) => {
      const right = Number(written(count * unit, decimals));
      const between = Number(written(count * unit * 10 + tenths * unit, decimals + 1));
      expect([isMultiple(right, Number(step)), validate?.({ a: right })]).toEqual([true, true]);
      expect([isMultiple(between, Number(step)), validate?.({ a: between })]).toEqual([false, false]);
      const next = Number(written((count + 1) * unit, decimals));
      expect([stepped(asked, right, 1), stepped(asked, between, 1), stepped(asked, next, -1)]).toEqual([
        next,
        next,
        right,
      ]);
    }),
    { seed: 7, numRuns: 500 },
  );
});
