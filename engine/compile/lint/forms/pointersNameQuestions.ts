// `summary`, `mailOffice` and `mail.to` of form.json point to questions. With a wrong pointer the office's list would show an empty
// name, or no receipt would be sent, without any error.
import { isGroupSchema, parsePointer, type Schema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import type { Definition } from '../../read/readDefinition.ts';
import { questionAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const pointersNameQuestions: Rule = function* (definition) {
  const { summary = [], mailOffice = [], mail } = definition.form;
  for (const [list, pointers] of Object.entries({ summary, mailOffice })) {
    for (const [i, pointer] of pointers.entries()) {
      if (isSingleAnswer(questionFor(definition, pointer))) continue;
      yield problem(definition, `/${list}/${i}`, `"${pointer}" is no question of this form.`);
    }
  }
  if (mail && questionFor(definition, mail.to)?.format !== 'email') {
    yield problem(definition, '/mail/to', `"${mail.to}" is no question that asks for an e-mail address.`);
  }
};

function problem(definition: Definition, at: string, what: string): DefinitionError {
  const repair = 'Name a question by its JSON Pointer, the place of its step included, e.g. /learner/name.';
  return new DefinitionError(definition.placeInForm(at), what, repair);
}

function isSingleAnswer(schema: Schema | undefined): boolean {
  return schema !== undefined && !isGroupSchema(schema) && schema.type !== 'array' && schema.format !== 'attachment';
}

function questionFor({ steps }: Definition, pointer: string): Schema | undefined {
  const keys = parsePointer(pointer);
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const inStep = steps.filter(({ at }) => at.every((key, depth) => path[depth] === key));
  return inStep.map(({ at, schema }) => questionAt(schema, path.slice(at.length))).find((found) => found !== undefined);
}
