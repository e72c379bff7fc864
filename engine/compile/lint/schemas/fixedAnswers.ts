// `const` is for answers that are shown and cannot be changed (with `readOnly`), and for checkboxes that have to be ticked. Nobody
// should have to enter the only valid answer.
import { isGroupSchema } from '../../../core/index.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { questionAt } from '../../schema/questions.ts';
import { isYesNo } from '../../schema/yesNo.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const fixedAnswers = schemaRule('groups', function* (group): Generator<Fault> {
  const isRequired = (key: string) => groupParts(group).some(({ schema }) => schema.required?.includes(key));
  for (const { key, schema, narrows, beside } of groupQuestions(group)) {
    // Where a branch applies, there may be only one valid answer.
    const isAlways = !narrows || beside?.type !== undefined;
    const { const: only } = schema;
    if (!isAlways && schema.readOnly && only === undefined && !schema.computed) {
      const problem = `"readOnly" of "${key}" has no effect in a branch: the answer can be given as everywhere else.`;
      const repair = `Remove it, or ask a question of its own here, with "const", the answer that is shown.`;
      yield { in: schema, at: '/readOnly', problem, repair };
    } else if (!isAlways && schema.readOnly && !narrows.readOnly) {
      const problem = `"${key}" is asked outside of this branch and fixed in it: an answer given before would stay, and nobody could change it.`;
      const repair = `Give the fixed answer a name of its own, or write "enum": ${JSON.stringify([only])} in place of "const" and "readOnly".`;
      yield { in: schema, at: '/readOnly', problem, repair };
    }
    if (typeof only === 'string' && only.trim() === '') {
      const repair = 'Write the answer, or remove "const".';
      yield { in: schema, at: '/const', problem: `The answer of "${key}" is blank, which counts as none.`, repair };
    }
    const { items } = schema;
    if (items?.readOnly && items.const === undefined && !isGroupSchema(items)) {
      const problem = `Nobody can answer an entry of "${key}".`;
      yield { in: items, at: '/readOnly', problem, repair: 'Remove it.' };
    }
    if (!isAlways) continue;
    const { type, readOnly } = { ...narrows, ...schema };
    if (readOnly && !schema.computed && (only === undefined || type === 'boolean')) {
      const repair = 'Add "const", the answer that is shown, or "computed", or remove "readOnly".';
      yield { in: schema, at: '/readOnly', problem: `Nobody can answer "${key}".`, repair };
    } else if (type === 'boolean' && only !== undefined && only !== true) {
      const repair = 'Make it "const": true, or remove it.';
      yield { in: schema, at: '/const', problem: `"${key}" is a checkbox that must not be ticked.`, repair };
    } else if (only === true && type === 'boolean' && !readOnly && !isYesNo(schema) && !isRequired(key)) {
      const repair = `Add "${key}" to "required" beside it, or remove "const".`;
      const problem = `"${key}" need not be ticked: an unticked checkbox has no answer.`;
      yield { in: schema, at: '/const', problem, repair };
    } else if (only !== undefined && type !== 'boolean' && !readOnly) {
      const choice = Array.isArray(only) ? `write "enum": ${JSON.stringify(only)}` : 'use "enum"';
      const repair = `Add "readOnly": true, or ${choice} for a choice.`;
      yield { in: schema, at: '/const', problem: `"${key}" has only one valid answer.`, repair };
    }
  }
  for (const { schema } of groupParts(group)) {
    for (const [i, key] of (schema.required ?? []).entries()) {
      const question = questionAt(group, [key]);
      const isTicked = question?.const === true || schema.properties?.[key]?.const === true;
      if (question?.type !== 'boolean' || isTicked || isYesNo(question)) continue;
      yield {
        in: schema,
        at: `/required/${i}`,
        problem: `"${key}" is a checkbox, and an unticked checkbox has no answer.`,
        repair: 'Add "const": true to the question if it has to be ticked; for yes or no add "ui:widget": "radio".',
      };
    }
  }
});
