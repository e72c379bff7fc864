// Conditions that builders write at the question which they are for, each with the `if` that is meant.
import { isRecord, recordOf } from '../../core/index.ts';
import { conditionOn } from './foreignTests.ts';

/** The repair of a condition that stands at the question which it is for. */
export function repairOfCondition(value: unknown): string {
  const test = testIn(value);
  const condition = test
    ? JSON.stringify(test)
    : '{ "properties": { "other": { "const": ... } }, "required": ["other"] }';
  return `Move the question to "properties" of "then", beside "if": ${condition} of its group.`;
}

/**
 * The `if` for a condition in one of these notations; undefined for any other:
 * - `{ "bus": "yes" }`, answers by the names of their questions;
 * - `{ "properties": ... }`, which is an `if` already;
 * - `{ "when": "bus", "eq": "yes" }`, of Formio, with `"show": false` for its opposite;
 * - `{ "field": "bus", "operator": "==", "value": "yes" }`;
 * - a text with one test for equality: `{bus} = 'yes'` of SurveyJS, `show = data.bus === 'yes'` of Formio.
 */
function testIn(value: unknown): object | undefined {
  if (typeof value === 'string') return ofExpression(value);
  const { when, eq, show, field, question, operator = '==', value: answer, ...answers } = recordOf(value);
  if (isRecord(value) && isRecord(value.properties)) return value;
  if (typeof when === 'string' && isSingle(eq)) {
    const test = conditionOn({ [when]: eq });
    return show === false || show === 'false' ? { not: test } : test;
  }
  const name = field ?? question;
  if (typeof name === 'string' && isSingle(answer))
    return EQUAL.test(String(operator)) ? conditionOn({ [name]: answer }) : undefined;
  const isPlain = Object.keys(answers).length > 0 && Object.values(answers).every(isSingle);
  return isPlain && when === undefined && name === undefined ? conditionOn(answers) : undefined;
}

const EQUAL = /^(?:={1,3}|eq|equals?|equal_to|is)$/i;

/** One question's name, an equals sign and one value, in the notations of SurveyJS (`{bus} = 'yes'`) and Formio (`show = data.bus == true`). Of other operators, `and` and `or` it matches nothing. */
const EXPRESSION =
  /^\s*(?:show\s*=\s*)?(?:\$?\{(?<braced>\w+)\}|(?:data\.|row\.)?(?<plain>[A-Za-z]\w*))\s*={1,3}\s*(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<literal>true|false|-?\d+(?:\.\d+)?))\s*;?\s*$/;

function ofExpression(text: string): object | undefined {
  const { braced, plain, single, double, literal } = EXPRESSION.exec(text)?.groups ?? {};
  const name = braced ?? plain;
  if (name === undefined) return undefined;
  return conditionOn({ [name]: literal === undefined ? (single ?? double) : JSON.parse(literal) });
}

function isSingle(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
