// Parts of a schema that a misplaced bracket has put into the wrong object. Too deep: keywords of a group under its "properties", `then` and `required` inside of an `if`
// or one of its tests, a question in the question before it. Not deep enough: what a list says of its entries beside its "type", and not in "items".
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import { type Position, positionBelow } from '../schema/positions.ts';
import { misplacedQuestions } from './misplacedQuestions.ts';

/** JSON Pointers below the schema that was looked through. */
export interface Misplaced {
  readonly at: string;
  readonly problem: string;
  readonly repair: string;
  /** Where something stands, and where it has to. */
  readonly moves: readonly (readonly [from: string, to: string])[];
  /** What else has to stand in the object at the place, by JSON Pointer from there. */
  readonly inside?: Readonly<Record<string, unknown>>;
}

type Keys = readonly (string | number)[];

export function* misplacedKeywords(
  node: unknown,
  position: Position = 'schema',
  keys: Keys = [],
): Generator<Misplaced> {
  if (Array.isArray(node)) {
    for (const [i, part] of node.entries())
      yield* misplacedKeywords(part, positionBelow(position, String(i)), [...keys, i]);
  }
  if (!isRecord(node)) return;
  if (position === 'schema') yield* inSchema(node, keys);
  for (const [key, part] of Object.entries(node)) {
    yield* misplacedKeywords(part, positionBelow(position, key), [...keys, key]);
  }
}

function* inSchema(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const asked = recordOf(schema.properties);
  const names = namesSaid(schema);
  for (const [name, value] of Object.entries(asked)) {
    if (isKeywordOf(name, value, { ...schema, ...asked }))
      yield moved([...keys, 'properties', name], keys, 'Move it beside "properties".');
    else if (isRecord(value)) {
      const messages = recordOf(value.errorMessage);
      const isOfGroup = isAnswer(value) && isTexts(messages.required) && !('required' in recordOf(schema.errorMessage));
      if (isOfGroup)
        yield moved(
          [...keys, 'properties', name, 'errorMessage', 'required'],
          [...keys, 'errorMessage'],
          'Move it into the "errorMessage" of the group.',
        );
      const isOutside = (one: string) => isAnswer(value) || names.includes(one);
      const inner = misplacedQuestions(value).filter((one) => !Object.hasOwn(asked, one) && isOutside(one));
      for (const one of inner)
        yield moved(
          [...keys, 'properties', name, one],
          [...keys, 'properties'],
          `Move it beside "${name}".`,
          'a question',
        );
    }
  }
  if (isRecord(schema.if)) yield* inCondition(schema.if, [...keys, 'if'], schema);
  if (schema.type === 'array' && keys.length > 0) yield* ofEntries(schema, keys);
}

/** Keywords of the condition, or of the branch beside it, that stand inside of one of its tests. */
function* inCondition(condition: Readonly<Record<string, unknown>>, keys: Keys, branch: object): Generator<Misplaced> {
  const tests = recordOf(condition.properties);
  const inTests = Object.entries(tests).map(([name, test]) => [[...keys, 'properties', name], recordOf(test)] as const);
  const inProperties = [[...keys, 'properties'], tests] as const;
  for (const [at, part] of [...inTests, inProperties, [keys, condition] as const]) {
    for (const keyword of ['then', 'else']) {
      if (isRecord(part[keyword]) && 'properties' in recordOf(part[keyword]) && !(keyword in branch))
        yield moved([...at, keyword], keys.slice(0, -1), 'Move it beside "if".', 'a part of the branch');
    }
    const isTest = 'const' in part || 'enum' in part;
    if (Array.isArray(part.required) && (isTest || part === tests) && !('required' in condition))
      yield moved([...at, 'required'], keys, 'Move it beside "properties" inside "if".');
  }
}

function moved(from: Keys, to: Keys, repair: string, what = 'a keyword of the group'): Misplaced {
  const name = String(from.at(-1));
  return {
    at: formatPointer(from),
    problem: `"${name}" is ${what}, but stands too deep.`,
    repair: `${repair} Perhaps a closing bracket is missing before it.`,
    moves: [[formatPointer(from), formatPointer([...to, name])]],
  };
}

const OF_ENTRIES = ['properties', 'required', 'if', 'then', 'else', 'allOf'];

/** What is said of the questions of a list beside its "type"; the condition only if there are questions that it can be about. */
function* ofEntries(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const { items, properties, errorMessage } = schema;
  const entry = recordOf(items);
  if (!isRecord(entry.properties) && (items !== undefined || !isRecord(properties))) return;
  const own = OF_ENTRIES.filter((key) => key in schema && !(key in entry)).map((key) => [key]);
  const isOfEntry = 'required' in recordOf(errorMessage) && !('required' in recordOf(entry.errorMessage));
  const messages = isOfEntry ? [['errorMessage', 'required']] : [];
  const all = [...own, ...messages];
  if (all.length === 0) return;
  const names = all.map(([key]) => `"${key}"`).join(', ');
  yield {
    at: formatPointer(keys),
    problem: `Of this list ${names} ${all.length === 1 ? 'stands' : 'stand'} beside its "type", and not in "items".`,
    repair: 'Move it into "items", which describes one entry: "items": { "type": "object", "properties": { ... } }.',
    moves: all.map((below) => [formatPointer([...keys, ...below]), formatPointer([...keys, 'items', ...below])]),
    inside: { '/items/type': 'object' },
  };
}

/** Names of questions that the group says to be required, or tests. */
function namesSaid({ required, errorMessage, if: condition }: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { properties: tests, required: tested } = recordOf(condition);
  const messages = recordOf(recordOf(errorMessage).required);
  return [required, tested, Object.keys(messages), Object.keys(recordOf(tests))].flat();
}

/** True for a question that is answered by a single text, number or yes. */
function isAnswer(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && ['string', 'number', 'integer', 'boolean'].includes(String(value.type));
}

/**
 * True if this is no question, but a keyword with its value.
 * @param beside all that stands in the group and under its "properties"
 */
function isKeywordOf(name: string, value: unknown, beside: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(value)) return (Array.isArray(value) ? LISTS : SINGLE).includes(name);
  if (OF_QUESTIONS.some((key) => key in value)) return false;
  if (name === 'errorMessage')
    return Object.values(value).some((one) => typeof one === 'string') || isTexts(value.required);
  if (name === 'if') return 'then' in beside || 'else' in beside;
  return (name === 'then' || name === 'else') && 'if' in beside;
}

/** Keywords by the kind of their values: lists, and single texts or booleans. */
const LISTS = ['required', 'allOf', 'anyOf', 'oneOf'];
const SINGLE = ['type', 'title', 'description', 'additionalProperties'];
/** Every question has one of these. */
const OF_QUESTIONS = ['type', 'title', '$ref', 'enum'];

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}
