// `"dependentRequired": { "bus": ["stop"] }` holds whatever the answer to "bus" is. Of a question for yes or no that is seldom meant: parents would have to name a stop
// after "no", too. Where it is, a condition that requires the answer says so.
import { parsePointer, type Schema } from '../../../core/index.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { DEPENDENCIES } from '../../schema/positions.ts';
import { questionsAt } from '../../schema/questions.ts';
import { groupSchemas } from '../../schema/subschemas.ts';
import { isYesNo } from '../../schema/yesNo.ts';
import type { Rule } from '../rule.ts';

export const dependenciesMeant: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    for (const group of groupSchemas(schema)) {
      for (const { schema: part } of groupParts(group)) {
        const key = onlyRequired(part.if);
        const questions = key === undefined ? [] : questionsAt(group, [key]);
        const yes = questions.map(yesOf).find((one) => one !== undefined);
        const place = placeWithin(part, '', schemaPlace);
        const keyword = DEPENDENCIES.find((one) => one === parsePointer(place.pointer).at(-2));
        if (key === undefined || yes === undefined || keyword === undefined) continue;
        const condition = JSON.stringify({ properties: { [key]: { const: yes } }, required: [key] });
        const then = part.then?.required ? `{ "required": ${JSON.stringify(part.then.required)} }` : '{ ... }';
        yield {
          place,
          problem: `"${keyword}" applies after "no", too: any answer to "${key}" will do.`,
          repair: `Write "if": ${condition} and "then": ${then} in place of it; or, if both answers are meant, "if": { "required": ["${key}"] }.`,
        };
      }
    }
  }
};

/** The name in `{ "required": [name] }`, the condition that reading makes of a dependency; undefined for a condition that tests something, or requires several. */
function onlyRequired(condition: Schema | undefined): string | undefined {
  const { required = [], ...others } = condition ?? {};
  return required.length === 1 && Object.keys(others).length === 0 ? required[0] : undefined;
}

/** The value of "yes", of a question that is answered by yes or no; undefined for any other. */
function yesOf(question: Schema): unknown {
  if (isYesNo(question)) return true;
  const { enum: options = [] } = question;
  const isPair = options.length === 2 && options.some((one) => /^no$/i.test(String(one)));
  return isPair ? options.find((one) => /^yes$/i.test(String(one))) : undefined;
}
