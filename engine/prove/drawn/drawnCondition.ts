// The condition of a drawn branch: tests of questions of the group.
import type { Schema } from '../../core/index.ts';
import type { BranchPlan, GroupPlan, QuestionPlan } from './drawnPlan.ts';
import { shapeOfList, testOfEntry } from './drawnShapes.ts';
import { optionsOf } from './drawnSingle.ts';

/**
 * What stands under `if`.
 * @param outside where the group stands in the submission, as a JSON Pointer, for a condition of a later step
 */
export function conditionOf(
  { tests, joined, isNegated }: BranchPlan,
  { questions }: GroupPlan,
  outside?: string,
): Schema {
  const distinct = new Map(tests.map(([on, how]) => [tested(questions, on, how), how]));
  const single = [...distinct].map(([question, how]) => testOf(question, how, outside));
  const [first = {}] = single;
  const whole: Schema = single.length === 1 ? first : { [joined]: single };
  return isNegated && single.length > 1 ? { not: whole } : whole;
}

/** The name of the question that the first test is about. */
export function testedName({ tests: [[on, how] = [0, 0]] }: BranchPlan, { questions }: GroupPlan): string {
  return tested(questions, on, how)?.name ?? '';
}

/** The question at this index, or the next one that a condition can test with both results. It cannot for a fixed answer, nor for a required question without a test: those always have an answer. */
function tested(questions: readonly QuestionPlan[], on: number, how: number): QuestionPlan | undefined {
  const at = on % questions.length;
  const inTurn = [...questions.slice(at), ...questions.slice(0, at)];
  const isDecisive = (one: QuestionPlan) =>
    !(one.asks.kind === 'single' && one.asks.schema.readOnly) &&
    (!one.isRequired || [how, how + 1].some((each) => testOfAnswer(one, each) !== undefined));
  return inTurn.find(isDecisive) ?? inTurn[0];
}

function testOf(question: QuestionPlan | undefined, how: number, outside?: string): Schema {
  if (!question) return {};
  const { asks } = question;
  const name = outside === undefined ? question.name : `${outside}/${question.name}`;
  // A pointer leads to a single answer.
  if (outside !== undefined && asks.kind === 'group')
    return testOf(asks.questions[how % asks.questions.length], how + 1, name);
  // That a required question is answered holds always.
  const test = testOfAnswer(question, how) ?? (question.isRequired ? testOfAnswer(question, how + 1) : undefined);
  return { ...(test && { properties: { [name]: test } }), required: [name] };
}

/** Of a single answer in a list, if it has a test. */
function testOfItem({ type, enum: options, format, minimum = 0 }: Schema): Schema | undefined {
  if (options) return { const: options[0] };
  if (type === 'number' || type === 'integer') return { minimum: minimum + 1 };
  return type === 'string' && !format ? { minLength: 2 } : undefined;
}

/** What dates and times are compared with, by format. */
const LIMITS: Readonly<Record<string, string>> = { date: '2015-04-30', time: '09:30', 'date-time': '2015-04-30' };

function testOfAnswer({ asks, texts: bits }: QuestionPlan, how: number): Schema | undefined {
  if (asks.kind === 'group') return testOf(asks.questions[how % asks.questions.length], how + 1);
  if (asks.kind === 'list') {
    const { questions } = asks.entry;
    const entry = testOfEntry(shapeOfList(bits), testOf(questions[how % questions.length], how + 1));
    return [undefined, { minItems: 2 }, { contains: entry }, { maxItems: 1 }, { not: { contains: entry } }][how % 5];
  }
  const { type, items, ...schema } = asks.schema;
  if (asks.shape !== 'list') {
    const value = items && testOfItem(items);
    // Entries of files or formatted texts have no test here (`testOfItem`). An entry that visitors name still has its name; others are counted.
    if (!value && asks.shape !== 'named') return { minItems: 2 };
    const contains = testOfEntry(asks.shape, value);
    return [{ minItems: 2 }, { contains }, undefined, { not: { contains } }][how % 4];
  }
  const isOpen = (option: unknown) => !asks.ui['ui:enumDisabled']?.includes(option);
  const options = optionsOf(asks.schema)?.filter(isOpen);
  const several = items?.enum?.filter(isOpen);
  if (several) {
    const contains: Schema = { contains: how % 2 === 0 ? { const: several[0] } : { enum: several.slice(0, 2) } };
    return [contains, { minItems: 2 }, { not: contains }, contains][how % 4];
  }
  if (options) {
    const option = options[how % options.length];
    return [{ const: option }, { enum: options.slice(0, 2) }, { not: { const: option } }][how % 3];
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = 0 } = schema;
    const value = minimum + (how % 3);
    return [{ minimum: value + 1 }, { maximum: value }, { const: value }, { not: { minimum: value + 1 } }][how % 4];
  }
  if (type === 'boolean') return { const: asks.ui['ui:widget'] !== undefined ? how % 2 === 0 : true };
  const limit = LIMITS[schema.format ?? ''];
  if (limit) {
    const limits = [{ formatMinimum: limit }, { formatMaximum: limit }, { not: { formatMinimum: limit } }];
    return [undefined, schema.format === 'date' ? { const: limit } : undefined, ...limits][how % 5];
  }
  if (type !== 'string' || schema.format || schema.between || schema.pattern) return undefined;
  const texts = [
    { const: 'xyz' },
    { not: { enum: ['xyz', 'abc'] } },
    { pattern: '^x' },
    { minLength: 2 },
    { maxLength: 1 },
  ];
  return [undefined, ...texts][how % 6];
}
