// Evaluates a condition (the schema under `if`) without ajv: it runs after every keystroke. It supports the keywords in
// CONDITION_KEYWORDS; the compiler writes some others by these, and refuses the rest inside an `if`; a test compares the results with ajv's.
import { isRecord } from '../model/schema.ts';
import type { Schema } from '../model/types.ts';

export const CONDITION_KEYWORDS = [
  'const',
  'enum',
  'required',
  'properties',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'contains',
  'not',
  'allOf',
  'anyOf',
] as const;

/** True when `value` satisfies `condition`; as in JSON Schema, a keyword ignores values of another type. A blank entry of a list is not found by `contains`. */
export function matches(condition: Schema, value: unknown): boolean {
  if ('const' in condition && value !== condition.const) return false;
  if (condition.enum && !condition.enum.includes(value)) return false;
  if (typeof value === 'number') {
    if (condition.minimum !== undefined && value < condition.minimum) return false;
    if (condition.maximum !== undefined && value > condition.maximum) return false;
  }
  const { contains, pattern, minItems = 0 } = condition;
  if (pattern && typeof value === 'string' && !new RegExp(pattern, 'u').test(value)) return false;
  if (Array.isArray(value)) {
    const found = !contains || value.some((entry) => entry !== undefined && matches(contains, entry));
    if (value.length < minItems || !found) return false;
  }
  if (isRecord(value) && !matchesGroup(condition, value)) return false;
  if (condition.not && matches(condition.not, value)) return false;
  if (condition.allOf && !condition.allOf.every((part) => matches(part, value))) return false;
  return !condition.anyOf || condition.anyOf.some((part) => matches(part, value));
}

function matchesGroup(condition: Schema, group: Record<string, unknown>): boolean {
  if (condition.required?.some((key) => group[key] === undefined)) return false;
  return Object.entries(condition.properties ?? {}).every(
    ([key, part]) => group[key] === undefined || matches(part, group[key]),
  );
}
