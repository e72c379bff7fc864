// `constraint` of XLSForm as limits of the question.
import type { Json } from '../../draft/draft.ts';
import type { Expression } from './expression.ts';

/** Keywords that compare with another answer of the group. */
const COMPARED = { '=': 'equals', '>=': 'atLeast', '<=': 'atMost', '>': 'moreThan', '<': 'lessThan' } as const;

/** The limits of a question of this schema; undefined for a constraint that no limits say. */
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
  const isToday = right.kind === 'call' && right.name === 'today';
  if (left.kind === 'self' && isToday)
    return operator.startsWith('<') && schema.format === 'date' ? { formatMaximum: 'today' } : undefined;
  if (right.kind !== 'value' || typeof right.value !== 'number') return undefined;
  const limit = right.value;
  if (left.kind === 'self') return ofNumber(operator, limit, schema);
  if (left.kind !== 'call' || left.args[0]?.kind !== 'self') return undefined;
  if (left.name === 'string-length') return ofCount(operator, limit, 'minLength', 'maxLength');
  return left.name === 'count-selected' ? ofCount(operator, limit, 'minItems', 'maxItems') : undefined;
}

function ofNumber(operator: string, limit: number, { type }: Json): Json | undefined {
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
