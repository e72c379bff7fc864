// `summary`, `mailOffice` and `mail.to` of form.json point to questions. With a wrong pointer the office's list would show an empty
// name, or no receipt would be sent, without any error.
import { questionAtPointer } from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import type { Definition } from '../../read/readDefinition.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const pointersNameQuestions: Rule = function* (definition) {
  const { summary = [], mailOffice = [], mail } = definition.form;
  for (const [list, pointers] of Object.entries({ summary, mailOffice })) {
    for (const [i, pointer] of pointers.entries()) {
      if (isSingleAnswer(questionAtPointer(definition.steps, pointer))) continue;
      yield problem(definition, `/${list}/${i}`, `"${pointer}" is not a question of this form.`);
    }
  }
  if (mail && questionAtPointer(definition.steps, mail.to)?.format !== 'email') {
    yield problem(definition, '/mail/to', `"${mail.to}" is not a question that asks for an e-mail address.`);
  }
};

function problem(definition: Definition, at: string, what: string): Finding {
  const repair = 'Name a question by its JSON Pointer, the place of its step included, e.g. /learner/name.';
  return { place: definition.placeInForm(at), problem: what, repair };
}
