// Conditions and branches name only options that the question has, and values of its type.
import type { Schema } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isOfType, questionsAt } from '../../schema/questions.ts';
import { isYesNo } from '../../schema/yesNo.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const valuesInList = schemaRule('conditions', function* (group): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    if (typeof schema.if !== 'object') continue;
    for (const { path, tests } of fieldReferences(schema.if).values()) {
      const questions = questionsAt(group, path);
      const named = tests.flatMap(({ const: only, enum: values = [] }) =>
        only === undefined ? values : [only, ...values],
      );
      for (const value of new Set(named)) {
        const what = `The condition names ${JSON.stringify(value)}`;
        const faults = questions.map((question) => [...ofValue(what, value, question, schema, '/if')]);
        // One of the branches that declare the question is enough.
        if (faults.every(({ length }) => length > 0)) yield* faults[0] ?? [];
      }
    }
  }
  for (const { schema, narrows } of groupQuestions(group)) {
    const named = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
    for (const value of narrows ? named : []) {
      yield* ofValue(`${JSON.stringify(value)} is offered here`, value, narrows ?? {}, schema, '');
    }
  }
});

function* ofValue(what: string, value: unknown, question: Schema, at: Schema, pointer: string): Generator<Fault> {
  if (question.enum) {
    if (question.enum.includes(value)) return;
    const near = didYouMean(String(value), question.enum.map(String));
    const problem = `${what}, but the question has no such option.`;
    yield { in: at, at: pointer, problem, repair: `Use one of its options.${near}` };
  } else if (question.type === 'boolean' && value === false && !isYesNo(question)) {
    const repair =
      'Use "else", or "not" with true: an unticked checkbox has no answer. Or ask for yes or no, by "ui:widget": "radio".';
    yield { in: at, at: pointer, problem: `${what}, but a checkbox is never false.`, repair };
  } else if (question.type === 'object' || question.type === 'array') {
    const instead = question.type === 'object' ? '"properties"' : '"contains", with one option';
    const repair = `Test what is in it, by ${instead}.`;
    yield {
      in: at,
      at: pointer,
      problem: `${what}, but the answer to "${question.title}" is no single answer.`,
      repair,
    };
  } else if (!isOfType(value, question.type)) {
    const problem = `${what}, but the answer is of type ${question.type}.`;
    yield { in: at, at: pointer, problem, repair: `Write a value of type ${question.type}.` };
  }
}
