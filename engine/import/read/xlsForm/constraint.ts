// `constraint` of XLSForm as limits of the question.
import { shiftedDay } from '../../../compile/index.ts';
import type { Json } from '../../draft/draft.ts';
import type { Expression, Operator } from './expression.ts';

/** Keywords that compare with another answer of the group. */
const COMPARED = { '=': 'equals', '>=': 'atLeast', '<=': 'atMost', '>': 'moreThan', '<': 'lessThan' } as const;

/** The keywords for a constraint; undefined if it cannot be written as keywords. */
export function limitsOf(expression: Expression | undefined, schema: Json): Json | undefined {
  if (expression?.kind === 'call') return ofCall(expression.name, expression.args);
  if (expression?.kind !== 'operation') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'and') {
    const [one, other] = [limitsOf(left, schema), limitsOf(right, schema)];
    return one && other && { ...one, ...other };
  }
  if (operator === 'or' || operator === '!=') return undefined;
  if (left.kind === 'self' && right.kind === 'reference') return { [COMPARED[operator]]: { $data: `1/${right.name}` } };
  const day = dayOf(right);
  if (left.kind === 'self' && day !== undefined) return schema.format === 'date' ? ofDay(operator, day) : undefined;
  if (right.kind !== 'value' || typeof right.value !== 'number') return undefined;
  const limit = right.value;
  if (left.kind === 'self') return ofNumber(operator, limit, schema);
  if (left.kind !== 'call' || left.args[0]?.kind !== 'self') return undefined;
  if (left.name === 'string-length') return ofCount(operator, limit, 'minLength', 'maxLength');
  return left.name === 'count-selected' ? ofCount(operator, limit, 'minItems', 'maxItems') : undefined;
}

/** `today()`, or the day in `date('2026-09-01')`. */
function dayOf(expression: Expression): string | undefined {
  if (expression.kind !== 'call') return undefined;
  const [argument] = expression.args;
  if (expression.name === 'today') return 'today';
  const day = expression.name === 'date' && argument?.kind === 'value' ? String(argument.value) : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** Limits of days include the day itself. */
function ofDay(operator: Operator, day: string): Json | undefined {
  if (operator === '<=') return { formatMaximum: day };
  if (operator === '>=') return { formatMinimum: day };
  if (operator !== '<' && operator !== '>') return undefined;
  const limit = shiftedDay(day, operator === '<' ? -1 : 1);
  return limit === undefined ? undefined : { [operator === '<' ? 'formatMaximum' : 'formatMinimum']: limit };
}

function ofNumber(operator: Operator, limit: number, { type }: Json): Json | undefined {
  if (type !== 'integer' && type !== 'number') return undefined;
  switch (operator) {
    case '>=':
      return { minimum: limit };
    case '<=':
      return { maximum: limit };
    case '>':
      return type === 'integer' ? { minimum: Math.floor(limit) + 1 } : { exclusiveMinimum: limit };
    case '<':
      return type === 'integer' ? { maximum: Math.ceil(limit) - 1 } : { exclusiveMaximum: limit };
    default:
      return undefined;
  }
}

function ofCount(operator: string, limit: number, least: string, most: string): Json | undefined {
  switch (operator) {
    case '=':
      return { [least]: limit, [most]: limit };
    case '>=':
      return { [least]: limit };
    case '>':
      return { [least]: limit + 1 };
    case '<=':
      return { [most]: limit };
    case '<':
      return { [most]: limit - 1 };
    default:
      return undefined;
  }
}

/** The whole text has to match. */
function ofCall(name: string, [first, second]: readonly Expression[]): Json | undefined {
  if (name !== 'regex' || first?.kind !== 'self' || second?.kind !== 'value') return undefined;
  const pattern = String(second.value);
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$') && !pattern.includes('|');
  return { pattern: isWhole ? pattern : `^(?:${pattern})$` };
}
