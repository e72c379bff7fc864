// "Subject is required" names the question "Subject": a title that was changed without its message would leave parents looking for
// a question that is called otherwise. Messages of another form ("Add at least one learner") may name it as they like.
import { titlesOf } from '../../../core/definition.ts';
import { formatPointer, type Schema } from '../../../core/index.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const NAMED = /^(?<name>.+?)(?<rest> (?:is|are) required\.?)$/;
const UNNAMED = /^(?:this|that|these|at least|an?|one|please)\b/i;

export const messagesNameTitles = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    const words = (schema.errorMessage as { required?: unknown } | undefined)?.required;
    if (typeof words !== 'object' || words === null) continue;
    for (const [key, message] of Object.entries(words)) yield* inMessage(group, schema, key, String(message));
  }
});

function* inMessage(group: Schema, part: Schema, key: string, message: string): Generator<Fault> {
  const { name, rest } = NAMED.exec(message)?.groups ?? {};
  const question = questionAt(group, [key]);
  if (name === undefined || UNNAMED.test(name) || !question || question.type === 'array') return;
  const own = part.properties?.[key]?.title;
  const titles = own === undefined ? (titlesOf(group).get(key) ?? []) : [own];
  if (titles.length === 0 || titles.some((title) => namesEachOther(fold(title), fold(name)))) return;
  yield {
    in: part,
    at: formatPointer(['errorMessage', 'required', key]),
    problem: `This message says “${name}”, but the question is called “${titles.join('” or “')}”.`,
    repair: `Write “${titles[0]}${rest}”.`,
    ...(titles.length === 1 && { becomes: `${titles[0]}${rest}` }),
  };
}

/** A question as a title cannot be the subject of the sentence. */
function namesEachOther(title: string, name: string): boolean {
  return title.includes(name) || name.includes(title) || title.endsWith('?');
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
