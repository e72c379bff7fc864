// `summary`, `mailOffice`, `mail.to` and `prefill` of form.json point to questions. With a wrong pointer the office's list would show an empty
// name, no receipt would be sent, or an address would fill in nothing, without any error.
import { parsePointer, questionAtPointer, type Schema, toName, toPath } from '../../../core/index.ts';
import { isBroughtUp } from '../../answers/broughtUp.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { wholeSchema } from '../../read/asOneStep.ts';
import type { Definition } from '../../read/definition.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
import { nameByPlace } from '../pointerMeant.ts';
import type { Rule } from '../rule.ts';

export const pointersNameQuestions: Rule = function* (definition) {
  const { summary = [], mailOffice = [], mail, prefill = {} } = definition.form;
  const pathOf = (pointer: string) => toPath(toName(parsePointer(pointer)));
  const linked = Object.values(prefill).map(pathOf);
  for (const [list, pointers] of Object.entries({ summary, mailOffice })) {
    for (const [i, pointer] of pointers.entries()) {
      const question = questionAtPointer(definition.steps, pointer);
      if (isSingleAnswer(question)) continue;
      const at = `/${list}/${i}`;
      if (!question) yield problem(definition, at, pointer, 'of this form', isSingleAnswer);
      else {
        const what = `"${pointer}" is not a question with a single answer.`;
        yield { place: definition.placeInForm(at), problem: what, repair: `Remove it, or name ${SINGLE}.` };
      }
    }
  }
  for (const [key, pointer] of Object.entries(prefill)) {
    const question = questionAtPointer(definition.steps, pointer);
    const at = `/prefill/${key}`;
    if (!question) yield problem(definition, at, pointer, 'of this form', isSingleAnswer);
    else if (!isSingleAnswer(question) || question.readOnly) {
      const what = `"${pointer}" is not a question that an address can answer.`;
      yield {
        place: definition.placeInForm(at),
        problem: what,
        repair: `Remove it, or name ${SINGLE} that is not fixed.`,
      };
    } else if (!isBroughtUp(wholeSchema(definition), pathOf(pointer), linked)) {
      const what = `"${pointer}" is asked only once others are answered, and no address answers those: it would drop this answer.`;
      const repair = 'Name what brings the question up under "prefill", too, or remove this.';
      yield { place: definition.placeInForm(at), problem: what, repair };
    }
  }
  const isAddress = (question: Schema | undefined) => question?.format === 'email';
  if (mail && !isAddress(questionAtPointer(definition.steps, mail.to))) {
    yield problem(definition, '/mail/to', mail.to, 'that asks for an e-mail address', isAddress);
  }
};

const SINGLE = 'a text, a number, a date, a choice of one option, or yes or no';

function problem(
  { steps, placeInForm }: Definition,
  at: string,
  pointer: string,
  what: string,
  fits: (question: Schema) => boolean,
): Finding {
  return {
    place: placeInForm(at),
    problem: `"${pointer}" is not a question ${what}.`,
    repair: nameByPlace(steps, pointer, fits),
  };
}
