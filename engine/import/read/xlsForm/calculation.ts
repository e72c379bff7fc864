// `calculation` of XLSForm as a computed answer, as far as the engine computes the same: sums, counts, texts one after the other, the days
// between two dates, and a number for each option of a choice.
import type { Json } from '../../draft/draft.ts';
import { dayIn, type Expression } from './expression.ts';

/** A question or repeat of the workbook, as a calculation can refer to it by `${name}`. */
export interface Reachable {
  /** The names that lead to it from the form, or from the entry that the calculation stands in. */
  readonly names: readonly string[];
  readonly schema: Json;
  /** True where it has always an answer, once the form is sent. */
  readonly isRequired: boolean;
  /** Of what is asked in each entry of a repeat, the names that lead to the innermost one. */
  readonly list?: readonly string[];
}

export interface Calculated {
  /** Type and computation. */
  readonly schema: Json;
  /** What of it differs from the calculation while some of what it follows from is blank, as a sentence; empty if nothing does. */
  readonly whileBlank: string;
}

type Find = (name: string) => Reachable | undefined;
/** What the parts of a calculation read their answers by. */
interface Reading {
  /** The question of this name, if it is in the group of the computed one. */
  readonly find: Find;
  /** What a computation calls it. */
  readonly nameOf: (names: readonly string[]) => string;
}

/**
 * The computation of an answer; undefined for a calculation that the engine does not know.
 * @param group the names of the group that the computed answer stands in
 */
export function calculated(
  expression: Expression | undefined,
  all: Find,
  group: readonly string[],
): Calculated | undefined {
  if (!expression) return undefined;
  const find: Find = (name) => {
    const found = all(name);
    return found && group.every((one, i) => found.names[i] === one) ? found : undefined;
  };
  const reading: Reading = { find, nameOf: (names) => names.slice(group.length).join('/') };
  return (
    difference(expression, reading) ??
    sum(expression, reading) ??
    count(expression, reading) ??
    join(expression, reading) ??
    pick(expression, reading)
  );
}

const NUMBERS: readonly unknown[] = ['integer', 'number'];
const BLANK_IS_ZERO = 'While some of its numbers are blank, it is the sum of the others.';
const BLANK_IS_LEFT_OUT = 'Texts that are blank are left out, with what stands beside them.';

/** `${a} + coalesce(${b}, 0) + sum(${c})` */
function sum(expression: Expression, { find, nameOf }: Reading): Calculated | undefined {
  const terms = termsOf(expression).map((term) => {
    const isOfList = term.kind === 'call' && term.name === 'sum' && term.args.length === 1;
    const isSure = term.kind === 'call' && term.name === 'coalesce' && isZero(term.args[1]);
    const inner = (isOfList || isSure) && term.kind === 'call' ? term.args[0] : term;
    const found = inner?.kind === 'reference' ? find(inner.name) : undefined;
    if (!found || !NUMBERS.includes(found.schema.type) || isOfList !== (found.list !== undefined)) return undefined;
    return { name: nameOf(found.names), type: found.schema.type, isSure: isSure || found.isRequired, isOfList };
  });
  const known = terms.filter((term) => term !== undefined);
  const names = known.map(({ name }) => name);
  const isOne = known.length === 1 && !known[0]?.isOfList;
  if (known.length < terms.length || isOne || new Set(names).size < names.length) return undefined;
  const type = known.every((term) => term.type === 'integer') ? 'integer' : 'number';
  const whileBlank = known.every(({ isSure }) => isSure) ? '' : BLANK_IS_ZERO;
  return { schema: { type, computed: { sum: names } }, whileBlank };
}

function termsOf(expression: Expression): readonly Expression[] {
  const isSum = expression.kind === 'arithmetic' && expression.operator === '+';
  return isSum ? [...termsOf(expression.left), ...termsOf(expression.right)] : [expression];
}

function isZero(expression: Expression | undefined): boolean {
  return expression?.kind === 'value' && Number(expression.value) === 0;
}

/** `count(${repeat})`, also by a question in it, and `count-selected(${several})` */
function count(expression: Expression, { find, nameOf }: Reading): Calculated | undefined {
  if (expression.kind !== 'call' || expression.args.length !== 1) return undefined;
  const [argument] = expression.args;
  const found = argument?.kind === 'reference' ? find(argument.name) : undefined;
  if (!found) return undefined;
  const isList = found.schema.type === 'array' && found.schema.uniqueItems !== true;
  const isSeveral = expression.name === 'count-selected' && found.schema.uniqueItems === true && !found.list;
  const list = expression.name === 'count' ? (isList ? found.names : found.list) : isSeveral ? found.names : undefined;
  return list && { schema: { type: 'integer', computed: { count: nameOf(list) } }, whileBlank: '' };
}

/** `concat(${first}, ' ', ${last})` with the same text between all of them, `join(', ', ${name})` of a repeat, or a text alone */
function join(expression: Expression, reading: Reading): Calculated | undefined {
  if (expression.kind === 'reference') return joined([expression], undefined, false, reading);
  if (expression.kind !== 'call') return undefined;
  const { name, args } = expression;
  const [first, ...others] = args;
  if (name === 'join' && first?.kind === 'value') return joined(others, String(first.value), true, reading);
  if (name !== 'concat' || args.length < 3 || args.length % 2 === 0) return undefined;
  const between = new Set(
    args.filter((_, i) => i % 2 === 1).map((one) => (one.kind === 'value' ? one.value : undefined)),
  );
  const [text] = between;
  if (between.size > 1 || text === undefined) return undefined;
  return joined(
    args.filter((_, i) => i % 2 === 0),
    String(text),
    false,
    reading,
  );
}

/** In characters. */
const LONGEST_BETWEEN = 5;

function joined(
  texts: readonly Expression[],
  between: string | undefined,
  isOfList: boolean,
  { find, nameOf }: Reading,
): Calculated | undefined {
  const found = texts.map((text) => (text.kind === 'reference' ? find(text.name) : undefined));
  const known = found.filter(
    (one) => one !== undefined && isTyped(one.schema) && isOfList === (one.list !== undefined),
  );
  const isFit = between === undefined || (between !== '' && between.length <= LONGEST_BETWEEN);
  if (!isFit || known.length === 0 || known.length < texts.length) return undefined;
  const computed = {
    join: known.map((one) => nameOf(one?.names ?? [])),
    ...(between !== undefined && between !== ' ' && { with: between }),
  };
  const isSure = isOfList || known.length === 1 || known.every((one) => one?.isRequired);
  return { schema: { type: 'string', computed }, whileBlank: isSure ? '' : BLANK_IS_LEFT_OUT };
}

/** True for a text that is stored as it was typed. */
function isTyped({ type, enum: options, format }: Json): boolean {
  return type === 'string' && options === undefined && !String(format ?? '').startsWith('date');
}

/** `${until} - ${from}` of two days, one of which may be `date('2026-09-01')` */
function difference(expression: Expression, { find, nameOf }: Reading): Calculated | undefined {
  if (expression.kind !== 'arithmetic' || expression.operator !== '-') return undefined;
  const [to, from] = [expression.left, expression.right].map((side): string | undefined => {
    const bare = side.kind === 'call' && side.name === 'decimal-date-time' ? side.args[0] : side;
    if (bare?.kind === 'call' && bare.name === 'date') return dayIn(bare.args[0]);
    const found = bare?.kind === 'reference' ? find(bare.name) : undefined;
    return found?.schema.format === 'date' && !found.list ? nameOf(found.names) : undefined;
  });
  if (to === undefined || from === undefined || from === to) return undefined;
  return { schema: { type: 'integer', computed: { difference: [from, to], in: 'days' } }, whileBlank: '' };
}

/** `if(${way} = 'bus', 40, if(${way} = 'car', 10, 0))`: each option of the choice has its number. */
function pick(expression: Expression, { find, nameOf }: Reading): Calculated | undefined {
  const numbers = new Map<string, number>();
  let choice: string | undefined;
  let at: Expression | undefined = expression;
  while (at?.kind === 'call' && at.name === 'if') {
    const [test, number, otherwise]: readonly Expression[] = at.args;
    if (test?.kind !== 'operation' || test.operator !== '=' || test.left.kind !== 'reference') return undefined;
    if (test.right.kind !== 'value' || number?.kind !== 'value' || typeof number.value !== 'number') return undefined;
    const option = String(test.right.value);
    choice ??= test.left.name;
    if (choice !== test.left.name) return undefined;
    if (!numbers.has(option)) numbers.set(option, number.value);
    at = otherwise;
  }
  const found = choice === undefined ? undefined : find(choice);
  const options = found?.schema.enum;
  if (!found || found.list || !Array.isArray(options) || at?.kind !== 'value' || typeof at.value !== 'number')
    return undefined;
  const otherwise = at.value;
  const of = Object.fromEntries(options.map((option) => [option, numbers.get(String(option)) ?? otherwise]));
  const type = Object.values(of).every(Number.isInteger) ? 'integer' : 'number';
  const whileBlank = found.isRequired ? '' : `Before the choice is made it is blank, and not ${otherwise}.`;
  return { schema: { type, computed: { pick: nameOf(found.names), of } }, whileBlank };
}
