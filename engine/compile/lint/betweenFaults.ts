// Mistakes in `between`, which compares the number that is written in a text of digits: bounds in the wrong order, other texts let through, bounds that `pattern` refuses.
import type { Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import type { LimitFault } from './limitFault.ts';

/** Texts that the keyword `between` does not compare, because they are not made of digits only. If the other limits of the question accept one, so does the form. */
const OTHER_TEXTS = ['x', '9a', '-5', '2.5'];

export function* betweenFaults(schema: Schema): Generator<LimitFault> {
  const { between } = schema;
  if (!between) return;
  const [least, most] = between;
  if (!(least <= most)) {
    const problem = `No number lies between ${least} and ${most}.`;
    yield { of: ['between'], problem, repair: 'Write the smaller number first.' };
    return;
  }
  const other = OTHER_TEXTS.find((text) => brokenLimit(schema, text) === undefined);
  if (other !== undefined) {
    const problem = `"between" judges texts of digits only, so "${other}" can be given, too.`;
    yield { of: ['between'], problem, repair: 'Add "pattern": "^[0-9]+$", with a message.' };
  }
  const broken = brokenLimit(schema, String(least));
  if (broken === undefined || brokenLimit(schema, String(most)) === undefined) return;
  const problem = `Neither ${least} nor ${most} can be given: "${broken}" refuses them.`;
  yield { of: ['between', broken], problem, repair: `Correct "between" or "${broken}".` };
}
