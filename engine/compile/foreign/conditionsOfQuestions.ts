// Conditions that builders write at the question which they are for, each with the `if` that is meant.
import { isRecord, recordOf } from '../../core/index.ts';
import { conditionBy, isSingle } from './builderOperators.ts';
import { conditionOn } from './foreignTests.ts';

/** The repair of a condition that stands at the question which it is for. */
export function repairOfCondition(value: unknown): string {
  if (isNone(value)) return 'Remove it: it says nothing.';
  const test = conditionIn(value);
  const names = namesIn(value).map((name) => JSON.stringify(name));
  const condition = test
    ? `"if": ${JSON.stringify(test)}`
    : names.length > 0
      ? `an "if" on ${names.join(' and ')}`
      : '"if": { "properties": { "other": { "const": ... } }, "required": ["other"] }';
  return `Move the question to "properties" of "then", beside ${condition} of its group.`;
}

/**
 * The `if` for a condition in one of these notations; undefined for any other:
 * - `{ "bus": "yes" }`, answers by the names of their questions, or a list of them each;
 * - `{ "properties": ... }`, which is an `if` already;
 * - `{ "when": "bus", "eq": "yes" }`, of Formio, with `"show": false` for its opposite;
 * - `{ "conditions": [...], "conjunction": "any" }`, of Formio, whose single ones have `component`, `operator` and `value`;
 * - `{ "field": "bus", "operator": "==", "value": "yes" }`;
 * - a text with one test, or several that are all joined by `and` or all by `or`: `{age} >= 18 and {bus} notempty` of SurveyJS, `selected(${bus}, 'yes')` of XLSForm,
 *   `show = data.bus === 'yes'` of Formio.
 */
export function conditionIn(value: unknown): object | undefined {
  if (typeof value === 'string') return ofExpressions(value);
  const { when, eq, show, conjunction, field, question, operator, value: answer, ...answers } = recordOf(value);
  const { conditions, component } = answers;
  if (isRecord(value) && isRecord(value.properties)) return value;
  const shown = (test: object | undefined) => (test && (show === false || show === 'false') ? { not: test } : test);
  if (typeof when === 'string' && isSingle(eq)) return shown(conditionOn({ [when]: eq }));
  if (Array.isArray(conditions)) return shown(ofAll(conditions, conjunction === 'any' ? 'anyOf' : 'allOf'));
  const name = field ?? question ?? (operator === undefined ? undefined : component);
  if (typeof name === 'string') return conditionBy(name, String(operator ?? '=='), answer);
  const isAnswer = (one: unknown) => isSingle(one) || (Array.isArray(one) && one.length > 0 && one.every(isSingle));
  const isPlain = Object.keys(answers).length > 0 && Object.values(answers).every(isAnswer);
  return isPlain && when === undefined ? conditionOn(answers) : undefined;
}

/** True for a condition that names no question, as Formio saves it with every question: `{ "show": null, "when": null, "eq": "" }`, or with an empty list of `conditions`. */
function isNone(value: unknown): boolean {
  const { show, when, eq, conjunction, conditions = [], ...others } = recordOf(value);
  const isBlank = [when, eq].every((one) => one === null || one === undefined || one === '');
  const isOfFormio = isRecord(value) && ('when' in value || 'conditions' in value);
  return isOfFormio && isBlank && Array.isArray(conditions) && conditions.length + Object.keys(others).length === 0;
}

/**
 * The names of questions in a condition that {@link conditionIn} does not understand, so that the repair can at least say what the `if` is about. In a text
 * they stand as `{bus}` or `data.bus`, or are all of it; in an object under `when`, `field`, `question` or `component`.
 */
function namesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const named = [...value.matchAll(/\{(\w+)\}|\b(?:data|row)\.(\w+)|^(\w+)$/g)];
    return [...new Set(named.flatMap((one) => one[1] ?? one[2] ?? one[3] ?? []))];
  }
  const { when, field, question, component, operator, conditions } = recordOf(value);
  if (Array.isArray(conditions)) return [...new Set(conditions.flatMap(namesIn))];
  const name = when ?? field ?? question ?? (operator === undefined ? undefined : component);
  return typeof name === 'string' ? [name] : [];
}

function ofAll(conditions: readonly unknown[], keyword: 'allOf' | 'anyOf'): object | undefined {
  const tests = conditions.map(conditionIn);
  const [first, ...others] = tests;
  return others.length === 0 ? first : tests.includes(undefined) ? undefined : { [keyword]: tests };
}

/** One test: the name of a question, an operator and, but for `empty` and `notempty`, a value; `{bus} = 'yes'` of SurveyJS, `${bus} = 'yes'` of XLSForm, `show = data.bus == true` of Formio. */
const EXPRESSION =
  /^(?:show\s*=\s*)?(?:\$?\{(?<braced>\w+)\}|(?:data\.|row\.)?(?<plain>[A-Za-z]\w*))\s*(?<operator>[=<>!]+|\s[a-z]+)\s*(?<value>'[^']*'|"[^"]*"|\[[^\]]*\]|true|false|-?\d+(?:\.\d+)?)?\s*;?$/i;

/** Several tests with `and`, or several with `or`, between them; of both together, which need brackets, nothing. */
function ofExpressions(text: string): object | undefined {
  for (const [between, keyword] of BETWEEN) {
    const tests = text.split(between).map((one) => ofExpression(one.trim()));
    if (tests.length > 1 && !tests.includes(undefined)) return { [keyword]: tests };
  }
  return ofExpression(text.trim());
}

const BETWEEN = [
  [/\s+and\s+|\s*&&\s*/i, 'allOf'],
  [/\s+or\s+|\s*\|\|\s*/i, 'anyOf'],
] as const;

/** That an option is chosen, of XLSForm: `selected(${way}, 'bus')`. */
const SELECTED = /^selected\(\s*\$\{(\w+)\}\s*,\s*(?:'([^']*)'|"([^"]*)")\s*\)$/;

function ofExpression(text: string): object | undefined {
  const [, list, single, double] = SELECTED.exec(text) ?? [];
  if (list !== undefined) return conditionBy(list, 'contains', single ?? double);
  const { braced, plain, operator, value = '' } = EXPRESSION.exec(text)?.groups ?? {};
  const name = braced ?? plain;
  return name === undefined || operator === undefined ? undefined : conditionBy(name, operator, valueIn(value));
}

/** A text in quotes, a list of them, yes or no, or a number. */
function valueIn(written: string): unknown {
  if (/^(?:true|false)$/i.test(written)) return written.toLowerCase() === 'true';
  if (/^[\d-]/.test(written)) return Number(written);
  const texts = [...written.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double);
  return written.startsWith('[') ? texts : texts[0];
}
