// `constraint` of XLSForm as limits of the question.
import type { Json } from '../../draft/draft.ts';
import { type Expression, MIRRORED, type Operator } from './expression.ts';
import { momentOf, ofMoment } from './moments.ts';

/** Keywords that compare with another answer. */
const COMPARED = { '=': 'equals', '>=': 'atLeast', '<=': 'atMost', '>': 'moreThan', '<': 'lessThan' } as const;

/** What of a constraint is written as keywords, and what is not. */
export interface Limits {
  readonly limits: Json;
  /** False if a part of the constraint cannot be written as keywords, or not beside the others. */
  readonly isWhole: boolean;
}

/** What `$data` of a comparison says for the question of this name in the survey. */
export type PlaceOfAnswer = (name: string) => string;

/** The keywords for a constraint: those of each of its parts that `and` joins. */
export function limitsOf(expression: Expression | undefined, schema: Json, placeOf: PlaceOfAnswer): Limits {
  if (expression?.kind !== 'operation' || expression.operator !== 'and') {
    const limits = limitOf(expression, schema, placeOf);
    return { limits: limits ?? {}, isWhole: limits !== undefined };
  }
  const [one, other] = [limitsOf(expression.left, schema, placeOf), limitsOf(expression.right, schema, placeOf)];
  const limits = { ...one.limits };
  let isWhole = one.isWhole && other.isWhole;
  for (const [keyword, value] of Object.entries(other.limits)) {
    const both = keyword in limits ? joined(keyword, limits[keyword], value) : value;
    if (both === undefined) isWhole = false;
    else limits[keyword] = both;
  }
  return { limits, isWhole };
}

/** One value of a keyword that says what two say; undefined if there is none. */
function joined(keyword: string, one: unknown, other: unknown): unknown {
  if (keyword === 'pattern') return `^(?=${one})${String(other).replace(/^\^/, '')}`;
  if (typeof one !== 'number' || typeof other !== 'number') return one === other ? one : undefined;
  return /^min|Minimum$/.test(keyword) ? Math.max(one, other) : Math.min(one, other);
}

/** The keywords for a constraint without `and`. */
function limitOf(expression: Expression | undefined, schema: Json, placeOf: PlaceOfAnswer): Json | undefined {
  if (expression?.kind === 'call') return ofCall(expression.name, expression.args, schema);
  if (expression?.kind !== 'operation') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'and' || operator === 'or' || operator === '!=') return undefined;
  if (right.kind === 'self')
    return limitOf({ ...expression, operator: MIRRORED[operator], left: right, right: left }, schema, placeOf);
  if (left.kind === 'self' && right.kind === 'reference')
    return { [COMPARED[operator]]: { $data: placeOf(right.name) } };
  const moment = left.kind === 'self' ? momentOf(right, schema) : undefined;
  if (moment !== undefined) return ofMoment(operator, moment, schema);
  if (right.kind !== 'value' || typeof right.value !== 'number') return undefined;
  const limit = right.value;
  if (left.kind === 'self') return ofNumber(operator, limit, schema);
  if (left.kind !== 'call' || left.args[0]?.kind !== 'self') return undefined;
  if (left.name === 'string-length' && isText(schema)) return ofCount(operator, limit, 'minLength', 'maxLength');
  const isSeveral = left.name === 'count-selected' && schema.type === 'array';
  return isSeveral ? ofCount(operator, limit, 'minItems', 'maxItems') : undefined;
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
function ofCall(name: string, [first, second]: readonly Expression[], schema: Json): Json | undefined {
  if (name !== 'regex' || !isText(schema) || first?.kind !== 'self' || second?.kind !== 'value') return undefined;
  const pattern = String(second.value);
  const isWhole = /^\^.*[^\\]\$$/.test(pattern) && !pattern.includes('|');
  return { pattern: isWhole ? pattern : `^(?:${pattern})$` };
}

/** True for a question that takes any text. */
function isText({ type, format, enum: options }: Json): boolean {
  return type === 'string' && format === undefined && options === undefined;
}
