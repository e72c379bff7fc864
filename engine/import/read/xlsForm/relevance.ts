// Translates `relevant` of XLSForm to a condition: comparisons of an answer with a constant, chosen options, `and`, `or`, `not`.
import type { Json } from '../../draft/draft.ts';
import type { Test } from '../conditions.ts';
import { type Expression, MIRRORED, type Operator } from './expression.ts';
import { momentOf, ofMoment } from './moments.ts';

/** What is known of a question that an expression names. */
export interface Known {
  /** The names that lead to it. */
  readonly names: readonly string[];
  readonly schema: Json;
}

type Find = (name: string) => Known | undefined;

/** The condition; undefined for an expression that cannot be written as one. */
export function testOf(expression: Expression | undefined, find: Find): Test | undefined {
  if (expression?.kind === 'call') return ofCall(expression.name, expression.args, find);
  if (expression?.kind !== 'operation') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'and' || operator === 'or') {
    return all(operator === 'and' ? 'allOf' : 'anyOf', testOf(left, find), testOf(right, find));
  }
  return compared(operator, left, right, find) ?? compared(MIRRORED[operator], right, left, find);
}

function all(keyword: 'allOf' | 'anyOf', ...tests: readonly (Test | undefined)[]): Test | undefined {
  const known = tests.filter((test) => test !== undefined);
  if (known.length < tests.length) return undefined;
  return {
    tested: known.flatMap(({ tested }) => tested),
    seenFrom: (depth) => ({ [keyword]: known.map(({ seenFrom }) => seenFrom(depth)) }),
  };
}

function ofCall(name: string, [first, second]: readonly Expression[], find: Find): Test | undefined {
  if (name === 'not') return opposite(testOf(first, find));
  if (name !== 'selected' || first?.kind !== 'reference' || second?.kind !== 'value') return undefined;
  const question = find(first.name);
  return question && onAnswer(question, chosen(question, second.value));
}

function opposite(test: Test | undefined): Test | undefined {
  return test && { ...test, seenFrom: (depth) => ({ not: test.seenFrom(depth) }) };
}

/** How many options are chosen, and how long a text is: what is blank has none. */
const COUNTS: Readonly<Record<string, readonly [type: string, keyword: string]>> = {
  'count-selected': ['array', 'minItems'],
  'string-length': ['string', 'minLength'],
};

function counted(operator: Operator, left: Expression, right: Expression, find: Find): Test | undefined {
  if (left.kind !== 'call' || !Object.hasOwn(COUNTS, left.name)) return undefined;
  const [type, keyword = ''] = COUNTS[left.name] ?? [];
  const [argument] = left.args;
  const question = argument?.kind === 'reference' ? find(argument.name) : undefined;
  if (!question || question.schema.type !== type || right.kind !== 'value' || !Number.isInteger(right.value))
    return undefined;
  const number = Number(right.value);
  const atLeast = (count: number) =>
    count > 0 ? onAnswer(question, count === 1 ? {} : { [keyword]: count }) : undefined;
  switch (operator) {
    case '>=':
      return atLeast(number);
    case '>':
      return atLeast(number + 1);
    case '<':
      return opposite(atLeast(number));
    case '<=':
      return opposite(atLeast(number + 1));
    case '=':
      return number === 0 ? opposite(atLeast(1)) : all('allOf', atLeast(number), opposite(atLeast(number + 1)));
    case '!=':
      return opposite(counted('=', left, right, find));
    default:
      return undefined;
  }
}

function compared(operator: Operator, left: Expression, right: Expression, find: Find): Test | undefined {
  const count = counted(operator, left, right, find);
  if (count) return count;
  const question = left.kind === 'reference' ? find(left.name) : undefined;
  const moment = question && momentOf(right, question.schema);
  if (moment && !isEquality(operator)) return untilOrFrom(operator, moment, question);
  if (!question || right.kind !== 'value') return undefined;
  const { value } = right;
  if (isEquality(operator)) {
    const isBlank = value === '';
    const test = onAnswer(question, isBlank ? {} : equalTo(question, value));
    return isBlank === (operator === '=') ? opposite(test) : test;
  }
  const limit = Number(value);
  const { type } = question.schema;
  if (Number.isNaN(limit) || (type !== 'integer' && type !== 'number')) return undefined;
  const keyword = operator.startsWith('>') ? 'minimum' : 'maximum';
  if (operator.endsWith('=')) return onAnswer(question, { [keyword]: limit });
  if (type === 'integer')
    return onAnswer(question, { [keyword]: operator === '>' ? Math.floor(limit) + 1 : Math.ceil(limit) - 1 });
  return onAnswer(question, { [keyword]: limit, not: { const: limit } });
}

const isEquality = (operator: Operator) => operator === '=' || operator === '!=';

/** The test that an answer is before or after a day or time; undefined for one relative to `today()`, which the check refuses in conditions. */
function untilOrFrom(operator: Operator, moment: string, question: Known): Test | undefined {
  const limit = moment.startsWith('today') ? undefined : ofMoment(operator, moment, question.schema);
  return limit && onAnswer(question, limit);
}

/**
 * The condition that tests one answer. Its `seenFrom(depth)` is the `if` beside the questions of the group that lies `depth` names below the root.
 */
function onAnswer({ names }: Known, test: Json): Test {
  const seenFrom = (depth: number) =>
    names.slice(depth).reduceRight<Json>((part, name, i) => {
      const isLast = i === names.length - depth - 1;
      const isAnswered = isLast && Object.keys(part).length === 0;
      return { ...(!isAnswered && { properties: { [name]: part } }), required: [name] };
    }, structuredClone(test));
  return { tested: [names], seenFrom };
}

/** The test that an option is chosen, of several also beside others. */
function chosen(question: Known, value: string | number): Json {
  const test = { const: valueFor(question, value) };
  return question.schema.type === 'array' ? { contains: test } : test;
}

/** XLSForm stores several options as one text, with a space between them: it equals the name of an option where no other is chosen. */
function equalTo(question: Known, value: string | number): Json {
  return { ...chosen(question, value), ...(question.schema.type === 'array' && { maxItems: 1 }) };
}

function valueFor({ schema }: Known, value: string | number): unknown {
  if (schema.type === 'integer' || schema.type === 'number') return Number(value);
  return schema.type === 'boolean' ? true : String(value);
}
