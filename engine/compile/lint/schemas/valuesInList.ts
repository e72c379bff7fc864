// Conditions and branches name only options that the question has, and values of its type.
import { formatPointer, keysOf, type Schema } from '../../../core/index.ts';
import { nearest, perhaps, valueMeant } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import { dayOf } from '../../foreign/writtenMoments.ts';
import { isClosed, withClosed } from '../../schema/closedOptions.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { FORMATS } from '../../schema/formats.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { optionCalled } from '../../schema/optionCalled.ts';
import { isOfType, questionsAt } from '../../schema/questions.ts';
import { isYesNo } from '../../schema/yesNo.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const valuesInList = schemaRule('conditions', function* (group): Generator<Fault> {
  for (const { schema } of groupParts(group)) {
    if (typeof schema.if !== 'object') continue;
    for (const { path, tests, testedAt } of fieldReferences(schema.if).values()) {
      const questions = questionsAt(group, path);
      // The rule `conditionsNameQuestions` reports the name.
      if (questions.length === 0) continue;
      const named = tests.flatMap(({ const: only, enum: values = [] }, i) => {
        const at = ['if', ...(testedAt[i] ?? [])];
        const ofList = values.map((value, j) => [value, formatPointer([...at, 'enum', j])] as const);
        return only === undefined ? ofList : [[only, formatPointer([...at, 'const'])] as const, ...ofList];
      });
      const [unfit] = tests.flatMap((test, i) =>
        [...ofKinds(test, questions)].map(({ at = '', ...fault }) => ({
          at: formatPointer(['if', ...(testedAt[i] ?? [])]) + at,
          ...fault,
        })),
      );
      if (unfit) yield { in: schema, ...unfit };
      // Each value once, at its last mention.
      for (const [value, at] of new Map(named)) {
        const what = `The condition names ${JSON.stringify(value)}`;
        // `schema/testsClosed.ts` says why a closed option may be named.
        const faults = questions.map((question) =>
          isClosed(question, value)
            ? []
            : [
                ...ofValue(
                  what,
                  value,
                  question,
                  schema,
                  at,
                  named.map(([one]) => one),
                ),
              ],
        );
        // One of the branches that declare the question is enough.
        if (faults.every(({ length }) => length > 0)) yield* faults[0] ?? [];
      }
    }
  }
  for (const { schema, narrows } of groupQuestions(group)) {
    const named = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
    for (const value of narrows ? named : []) {
      const what = `${JSON.stringify(value)} is offered here`;
      const only = narrows?.const;
      if (only === undefined || only === value) yield* ofValue(what, value, narrows ?? {}, schema, '');
      else {
        const problem = `${what}, but ${JSON.stringify(only)} is the only answer.`;
        yield { in: schema, problem, repair: 'Remove it, or ask another question in this branch.' };
      }
    }
    for (const value of (narrows?.items?.enum && schema.items?.enum) ?? []) {
      yield* ofValue(`${JSON.stringify(value)} is offered here`, value, narrows?.items ?? {}, schema, '');
    }
  }
});

const TEXT = { types: ['string'], inWords: 'a text' };
const NUMBER = { types: ['number', 'integer'], inWords: 'a number' };
const LIST = { types: ['array'], inWords: 'a list' };

/** What the tests of a condition are for; the lengths of texts are written as patterns. */
const KINDS = { pattern: TEXT, minimum: NUMBER, maximum: NUMBER, minItems: LIST, contains: LIST } as const;

/** A test for answers of another type than the question has passes all of them. */
function* ofKinds(test: Schema, questions: readonly Schema[]): Generator<Fault> {
  for (const keyword of keysOf(KINDS)) {
    const { types, inWords } = KINDS[keyword];
    if (test[keyword] === undefined || questions.some(({ type = '' }) => [...types, ''].includes(type))) continue;
    const problem = `The condition tests ${inWords}, but the answer is of type ${questions[0]?.type}.`;
    const { const: only, ...others } = test.contains ?? {};
    const isSingle = only !== undefined && Object.keys(others).length === 0 && test.const === undefined;
    if (isSingle) {
      const repair = `Write "const": ${JSON.stringify(only)} in place of "contains".`;
      yield { at: '/contains', problem, repair, meant: writtenBy(repair, 'contains') };
    } else yield { problem, repair: 'Test it by "const", "enum", or what is for its type.' };
  }
}

function* ofValue(
  what: string,
  value: unknown,
  question: Schema,
  at: Schema,
  pointer: string,
  named: readonly unknown[] = [],
): Generator<Fault> {
  if (question.enum) {
    if (question.enum.includes(value)) return;
    if (isClosed(question, value)) {
      const problem = `${what}, an option that nobody can choose: "ui:enumDisabled" closes it.`;
      yield { in: at, at: pointer, problem, repair: 'Offer options that can be chosen, or open this one.' };
      return;
    }
    // A condition may name a closed option.
    const all = pointer === '' ? question : withClosed(question);
    const near = nearest(String(value), (all.enum ?? []).map(String));
    const said = meantBy(value, all) ?? perhaps(near);
    const problem = `${what}, but the question has no such option.`;
    const meant = optionCalled(value, all) ?? near;
    yield {
      in: at,
      at: pointer,
      problem,
      repair: `Use ${optionsOf(all.enum ?? [])}.${said}`,
      meant: valueMeant(named.includes(meant) ? undefined : meant),
    };
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
    const meant = answerMeant(value, question.type);
    const repair = meant === undefined ? `Write a value of type ${question.type}.` : `Write ${meant}.`;
    yield { in: at, at: pointer, problem, repair, meant: meant === undefined ? undefined : { value: meant } };
  } else if (value === '') {
    const repair = 'Test whether there is an answer: by "required" alone, or by "not": { "required": [...] }.';
    yield { in: at, at: pointer, problem: `${what}, but a blank answer is a missing one.`, repair };
  } else if (typeof value === 'string' && FORMATS[question.format ?? '']?.test(value) === false) {
    const problem = `${what}, but an answer of the format "${question.format}" is kept in another form.`;
    yield { in: at, at: pointer, problem, repair: asKept(value, question.format ?? '') };
  }
}

const KEPT: Readonly<Record<string, string>> = {
  date: 'a year, a month and a day, e.g. "2026-09-01"',
  time: 'hours and minutes, e.g. "07:30"',
  'date-time': 'a day and a time, e.g. "2026-09-01T07:30"',
  email: 'a whole address, e.g. "name@example.org"',
  uri: 'a whole address, e.g. "https://example.org"',
  phone: 'the code of the country with a plus and no blanks, e.g. "+9613123456"',
};

function asKept(value: string, format: string): string {
  const day = format === 'date' ? dayOf(value) : undefined;
  return `Write ${day !== undefined && FORMATS.date?.test(day) ? `"${day}": ` : ''}${KEPT[format]}.`;
}

/** What a text says as an answer of the type; undefined where it is none. */
function answerMeant(value: unknown, type: string | undefined): boolean | number | undefined {
  if (type === 'boolean') return value === 'true' || value === 'yes' ? true : undefined;
  const isNumber = typeof value === 'string' && value.trim() !== '' && isOfType(0, type);
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** For the words of an option, the option; for a list of options, a test for any of them. */
function meantBy(value: unknown, question: Schema): string | undefined {
  if (Array.isArray(value)) return ` For several write "enum": ${JSON.stringify(value)}.`;
  const option = optionCalled(value, question);
  return option === undefined ? undefined : ` “${value}” are the words of ${JSON.stringify(option)}.`;
}

/** Of long lists the options are not named. */
const MOST_NAMED = 8;

function optionsOf(options: readonly unknown[]): string {
  const named = options.map((option) => JSON.stringify(option)).join(', ');
  return options.length > MOST_NAMED ? 'one of its options' : `one of its options, ${named}`;
}
