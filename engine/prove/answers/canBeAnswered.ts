import { type Definition, wholeSchema } from '../../compile/index.ts';
import { type Answers, getIn, type Path, setIn, visibleSchemaAt } from '../../core/index.ts';
import { completed } from './completed.ts';
import { fillQuestion } from './fillForm.ts';
import { keepsDefinition } from './keepsDefinition.ts';
import { withOtherSources } from './otherSources.ts';

/**
 * True if the question at `path` is answered in this valid submission, or if an answer to it was found with which it stays valid; other answers may
 * change for it.
 */
export function canBeAnswered(definition: Definition, path: Path, answers: Answers): boolean {
  const whole = wholeSchema(definition);
  const asked = visibleSchemaAt(whole, answers, path) ?? {};
  const own = getIn(answers, path);
  // What is computed from the answer may be compared with another one, so that only some options will do.
  const given = own === undefined ? [fillQuestion(definition, asked, path), ...(asked.enum ?? [])] : [own];
  return given.some((answer) => {
    const filled = completed(definition, setIn(answers, path, answer), () => false);
    const isWanted = (one: Answers) => getIn(one, path) !== undefined;
    if (keepsDefinition(whole, filled)) return isWanted(filled);
    return withOtherSources(definition, filled, () => false, isWanted) !== undefined;
  });
}
