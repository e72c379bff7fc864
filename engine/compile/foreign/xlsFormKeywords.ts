// Columns of an XLSForm beside a question, each with the repair in our spelling. What a simple expression says (`. >= 18`) is in the sentence, so
// that it can be written down as it is; the importer reads the others (`npm run forms:import -- file.xlsx`).
import { recordOf } from '../../core/index.ts';
import { COMPUTATIONS, repairOfSum } from './computationsOfBuilders.ts';
import { repairOfCondition } from './conditionsOfQuestions.ts';
import { excludedLimit, nearestLimit } from './excludedLimit.ts';
import type { Repair } from './foreignValues.ts';

const IMPORT = 'Or make a form of the whole XLSForm by npm run forms:import.';

const LIMIT = /^\s*\.\s*(>=|<=|>|<)\s*(-?\d+(?:\.\d+)?)\s*$/;
const PATTERN = /^\s*regex\(\s*\.\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)\s*$/;

const constraint: Repair = (value, schema) => {
  const limits = limitsIn(value);
  const [only] = limits;
  if (only && limits.length === 1 && !only.isTaken) return excludedLimit(only.keyword, only.limit, schema);
  const written = limits.map(({ keyword, limit, isTaken }) =>
    isTaken ? `"${keyword}": ${limit}` : nearestLimit(keyword, limit, schema),
  );
  if (written.length > 0 && !written.includes(undefined)) return `Write ${written.join(' and ')}.`;
  const [, single, double] = PATTERN.exec(String(value)) ?? [];
  const pattern = single ?? double;
  if (pattern !== undefined)
    return `Write "pattern": ${JSON.stringify(pattern)}, and its message under "errorMessage".`;
  return `Write each limit by its keyword: "minimum", "maximum", "minLength", "pattern", or "atLeast": { "$data": "1/name" } with the name of a question of the same group. ${IMPORT}`;
};

/** The keywords that the XLSForm `constraint` of the question becomes, for its message; without a `constraint`, the only limit that the question has. */
function limitsOf(schema: object): readonly string[] {
  const written = Object.keys(schema).filter((key) => LIMITS.includes(key));
  const { constraint: expression } = recordOf(schema);
  if (expression === undefined) return written.length === 1 ? written : [];
  if (PATTERN.test(String(expression))) return ['pattern'];
  return limitsIn(expression).map(({ keyword }) => keyword);
}

interface Limit {
  readonly keyword: 'minimum' | 'maximum';
  readonly limit: number;
  /** True for `>=` and `<=`, which allow the limit itself. */
  readonly isTaken: boolean;
}

/** The limits in an XLSForm `constraint`, e.g. two in `. >= 5 and . <= 18`. An empty list if any part between two `and` is something else: half of a constraint is not repaired. */
function limitsIn(expression: unknown): readonly Limit[] {
  const parts = String(expression).split(/\s+and\s+/i);
  const limits = parts.flatMap((part): Limit[] => {
    const [, sign, number] = LIMIT.exec(part) ?? [];
    if (sign === undefined) return [];
    return [{ keyword: sign.startsWith('>') ? 'minimum' : 'maximum', limit: Number(number), isTaken: sign.length > 1 }];
  });
  return limits.length === parts.length ? limits : [];
}

/** Without `maxLength`, which every text has. */
const LIMITS = ['minimum', 'maximum', 'pattern'];

const DRAWN: Readonly<Record<string, string>> = {
  multiline: 'textarea',
  minimal: 'select',
  autocomplete: 'combobox',
  search: 'combobox',
  full: 'radio',
  picker: 'range',
};

const appearance: Repair = (value) => {
  const widget = String(value)
    .split(/\s+/)
    .map((word) => (Object.hasOwn(DRAWN, word) ? DRAWN[word] : undefined))
    .find((one) => one !== undefined);
  return widget === undefined
    ? 'Remove it: how a question is drawn follows from its type, or from "ui:widget" in the ui file.'
    : `Write it in the ui file, at the same question: "ui:widget": "${widget}".`;
};

const repeatCount: Repair = (value) => {
  const [, name] = /^\s*\$\{(\w+)\}\s*$/.exec(String(value)) ?? [];
  if (name !== undefined)
    return `Write "lengthEquals": { "$data": "1/${name}" }, and its message under "errorMessage".`;
  const count = Number(value);
  return Number.isInteger(count) && count > 0
    ? `Write "minItems": ${count} and "maxItems": ${count}.`
    : 'Write "minItems" and "maxItems", or "lengthEquals": { "$data": "1/name" } with the name of a whole number of the same group.';
};

const calculation: Repair = (value) => repairOfSum(value) ?? `${COMPUTATIONS} ${IMPORT}`;

export const XLS_FORM_KEYWORDS: Readonly<Record<string, Repair>> = {
  relevant: repairOfCondition,
  relevance: repairOfCondition,
  constraint,
  constraint_message: (value, schema) => {
    const limits = limitsOf(schema);
    const { errorMessage } = recordOf(schema);
    const messages = (limits.length > 0 ? limits : ['pattern']).map((limit) => [limit, value]);
    const written = `"errorMessage": ${JSON.stringify({ ...recordOf(errorMessage), ...Object.fromEntries(messages) })}.`;
    return limits.length === 0
      ? `Write it under "errorMessage" by the keyword of the limit, e.g. ${written}`
      : `Write ${written}`;
  },
  required_message: (value) =>
    `Write it in the group of the question, by its name: "errorMessage": { "required": { "name": ${JSON.stringify(value)} } }.`,
  calculate: calculation,
  calculation,
  appearance,
  choice_filter:
    'Write the options that are left in each case as "enum" of this question under "properties" of "then", beside an "if" in its group.',
  repeat_count: repeatCount,
};
