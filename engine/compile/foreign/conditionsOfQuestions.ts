// Conditions that builders write at the question which they are for, each with the `if` that is meant.
import { isRecord, recordOf } from '../../core/index.ts';
import { conditionOn } from './foreignTests.ts';

/** The repair of a condition that stands at the question which it is for. */
export function repairOfCondition(value: unknown): string {
  if (isNone(value)) return 'Remove it: it says nothing.';
  const test = testIn(value);
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
 * - a text with one test: `{bus} = 'yes'`, `{bus} <> 'yes'` and `{bus} notempty` of SurveyJS, `show = data.bus === 'yes'` of Formio.
 */
function testIn(value: unknown): object | undefined {
  if (typeof value === 'string') return ofExpression(value);
  const { when, eq, show, conjunction, field, question, operator, value: answer, ...answers } = recordOf(value);
  const { conditions, component } = answers;
  if (isRecord(value) && isRecord(value.properties)) return value;
  const shown = (test: object | undefined) => (test && (show === false || show === 'false') ? { not: test } : test);
  if (typeof when === 'string' && isSingle(eq)) return shown(conditionOn({ [when]: eq }));
  if (Array.isArray(conditions)) return shown(ofAll(conditions, conjunction === 'any' ? 'anyOf' : 'allOf'));
  const name = field ?? question ?? (operator === undefined ? undefined : component);
  if (typeof name === 'string' && isSingle(answer))
    return EQUAL.test(String(operator ?? '==')) ? conditionOn({ [name]: answer }) : undefined;
  const isAnswer = (one: unknown) => isSingle(one) || (Array.isArray(one) && one.length > 0 && one.every(isSingle));
  const isPlain = Object.keys(answers).length > 0 && Object.values(answers).every(isAnswer);
  return isPlain && when === undefined && name === undefined ? conditionOn(answers) : undefined;
}

/** True for a condition that names no question, as Formio saves it with every question: `{ "show": null, "when": null, "eq": "" }`, or with an empty list of `conditions`. */
function isNone(value: unknown): boolean {
  const { show, when, eq, conjunction, conditions = [], ...others } = recordOf(value);
  const isBlank = [when, eq].every((one) => one === null || one === undefined || one === '');
  const isOfFormio = isRecord(value) && ('when' in value || 'conditions' in value);
  return isOfFormio && isBlank && Array.isArray(conditions) && conditions.length + Object.keys(others).length === 0;
}

/** The questions that a condition names, for a repair where {@link testIn} does not understand it: `{bus}`, `data.bus`, a text that is only a name, and `when`, `field`, `question` or `component` of an object. */
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
  const tests = conditions.map(testIn);
  const [first, ...others] = tests;
  return others.length === 0 ? first : tests.includes(undefined) ? undefined : { [keyword]: tests };
}

const EQUAL = /^(?:={1,3}|eq|(?:is)?equals?|equal_to|is)$/i;

/** One question's name, a sign for equal or unequal and one value, in the notations of SurveyJS (`{bus} = 'yes'`) and Formio (`show = data.bus == true`). Of other operators, `and` and `or` it matches nothing. */
const EXPRESSION =
  /^\s*(?:show\s*=\s*)?(?:\$?\{(?<braced>\w+)\}|(?:data\.|row\.)?(?<plain>[A-Za-z]\w*))\s*(?:={1,3}|(?<unequal><>|!={1,2}))\s*(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<literal>true|false|-?\d+(?:\.\d+)?))\s*;?\s*$/;

/** Tests of SurveyJS whether a question is answered: `{bus} empty`, `{bus} notempty`. */
const ANSWERED = /^\s*\{(\w+)\}\s+(?:(not)?empty)\s*$/i;

function ofExpression(text: string): object | undefined {
  const [, given, not] = ANSWERED.exec(text) ?? [];
  if (given !== undefined) return not === undefined ? { not: { required: [given] } } : { required: [given] };
  const { braced, plain, unequal, single, double, literal } = EXPRESSION.exec(text)?.groups ?? {};
  const name = braced ?? plain;
  if (name === undefined) return undefined;
  const test = conditionOn({ [name]: literal === undefined ? (single ?? double) : JSON.parse(literal) });
  return unequal === undefined ? test : { not: test };
}

function isSingle(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
