// `summary`, `mailOffice`, `mail.to` and `prefill` of form.json point to questions. With a wrong pointer the office's list would show an empty
// name, no receipt would be sent, or an address would fill in nothing, without any error.
import { parsePointer, questionAtPointer, toName, toPath } from '../../../core/index.ts';
import { isBroughtUp } from '../../answers/broughtUp.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { wholeSchema } from '../../read/asOneStep.ts';
import type { Definition } from '../../read/definition.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
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
      if (!question) yield problem(definition, at, `"${pointer}" is not a question of this form.`);
      else {
        const what = `"${pointer}" is not a question with a single answer.`;
        yield { place: definition.placeInForm(at), problem: what, repair: `Remove it, or name ${SINGLE}.` };
      }
    }
  }
  for (const [key, pointer] of Object.entries(prefill)) {
    const question = questionAtPointer(definition.steps, pointer);
    const at = `/prefill/${key}`;
    if (!question) yield problem(definition, at, `"${pointer}" is not a question of this form.`);
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
  if (mail && questionAtPointer(definition.steps, mail.to)?.format !== 'email') {
    yield problem(definition, '/mail/to', `"${mail.to}" is not a question that asks for an e-mail address.`);
  }
};

const SINGLE = 'a text, a number, a date, a choice of one option, or yes or no';

function problem(definition: Definition, at: string, what: string): Finding {
  const repair = 'Name a question by its place, that of its step included, e.g. /learner/name.';
  return { place: definition.placeInForm(at), problem: what, repair };
}
