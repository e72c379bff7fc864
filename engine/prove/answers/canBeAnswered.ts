import { type Definition, wholeSchema } from '../../compile/index.ts';
import { type Answers, getIn, type Path, setIn, visibleSchemaAt } from '../../core/index.ts';
import { completed } from './completed.ts';
import { fillQuestion } from './fillForm.ts';
import { keepsDefinition } from './keepsDefinition.ts';

/**
 * True if the question at `path` is answered in this valid submission, or if an answer to it was found with which it stays valid; other answers may
 * change for it.
 */
export function canBeAnswered(definition: Definition, path: Path, answers: Answers): boolean {
  const whole = wholeSchema(definition);
  const asked = visibleSchemaAt(whole, answers, path) ?? {};
  const given = getIn(answers, path) ?? fillQuestion(definition, asked, path);
  const filled = completed(definition, setIn(answers, path, given), () => false);
  return getIn(filled, path) !== undefined && keepsDefinition(whole, filled);
}
