// Parts of a schema that a misplaced bracket has put into the wrong object. Too deep: keywords of a group under its "properties", `then` and `required` inside of an `if`
// or one of its tests, a question in the question before it, `minItems` and its like in the "items" of their list, "$defs" under "properties". Not deep
// enough: questions and options of the entries beside "type": "array", and not in "items".
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import { type Position, positionBelow } from '../schema/positions.ts';
import { type Misplaced, misnamedKeyword } from './misnamedKeyword.ts';
import { misplacedBranches } from './misplacedBranches.ts';
import { misplacedQuestions } from './misplacedQuestions.ts';

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
  const renamed = position === 'schema' ? misnamedKeyword(node, keys) : undefined;
  // The check runs again with the keyword where it belongs, and finds then what else is misplaced in it.
  if (renamed) return yield renamed;
  if (position === 'schema') yield* inSchema(node, keys);
  for (const [key, part] of Object.entries(node)) {
    yield* misplacedKeywords(part, positionBelow(position, key), [...keys, key]);
  }
}

function* inSchema(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const asked = recordOf(schema.properties);
  const names = namesSaid(schema);
  // Once for all questions: a group may have thousands.
  const all = { ...schema, ...asked };
  for (const [name, value] of Object.entries(asked)) {
    if (isKeywordOf(name, value, all)) yield moved([...keys, 'properties', name], keys, 'Move it beside "properties".');
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
  yield* misplacedBranches(schema, keys);
  if (isRecord(schema.if)) yield* inCondition(schema.if, [...keys, 'if'], schema);
  if (schema.type === 'array' && keys.length > 0) {
    yield* ofEntries(schema, keys);
    yield* ofOptions(schema, keys);
    yield* inEntries(schema, keys);
  }
  if (schema.type === 'string' && Array.isArray(schema.enum)) yield* ofSeveral(schema, keys);
}

const OPTIONS = ['enum', 'enumNames'];
/** What only a list has. */
const OF_LISTS = ['minItems', 'maxItems', 'uniqueItems'];

/** Options of a list that stand beside its "type". */
function* ofOptions(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const entry = recordOf(schema.items);
  const type = typeOfOptions(schema.enum);
  if (
    type === undefined ||
    'enum' in entry ||
    'properties' in entry ||
    ![undefined, type].includes(entry.type as never)
  )
    return;
  yield {
    at: formatPointer([...keys, 'enum']),
    problem: 'The options of a list stand beside its "type", and not in "items".',
    repair: `Move them into "items", which describes one entry: "items": { "type": "${type}", "enum": [ ... ] }.`,
    ...intoItems(schema, keys, type),
  };
}

/** A choice of one option with limits for several. */
function* ofSeveral(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const [limit] = OF_LISTS.filter((key) => typeof schema[key] === 'number' || schema[key] === true);
  const type = typeOfOptions(schema.enum);
  // Of the schema of one entry `inEntries` speaks.
  const isEntry = keys.at(-1) === 'items' && keys.at(-2) !== 'properties';
  if (limit === undefined || type === undefined || 'items' in schema || isEntry) return;
  const own = intoItems(schema, keys, type);
  yield {
    at: formatPointer([...keys, limit]),
    problem: `"${limit}" is for several options, and the type is string, for one.`,
    repair: `For several write "type": "array", and the options as "items": { "type": "${type}", "enum": [ ... ] }; for one remove it.`,
    moves: own.moves,
    values: { ...own.values, [formatPointer([...keys, 'type'])]: 'array' },
    isLikely: true,
  };
}

function intoItems(schema: Readonly<Record<string, unknown>>, keys: Keys, type: string) {
  const moves = OPTIONS.filter((key) => key in schema).map(
    (key) => [formatPointer([...keys, key]), formatPointer([...keys, 'items', key])] as const,
  );
  return { moves, values: { [formatPointer([...keys, 'items', 'type'])]: type } };
}

/** What is said of the number of entries in the schema of one entry. */
function* inEntries({ items, ...list }: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const entry = recordOf(items);
  const inside = OF_LISTS.filter((key) => key in entry && !(key in list));
  const [first] = inside;
  if (first === undefined || entry.type === undefined || entry.type === 'array') return;
  const names = inside.map((key) => `"${key}"`).join(', ');
  yield {
    at: formatPointer([...keys, 'items', first]),
    problem: `${names} ${inside.length === 1 ? 'is' : 'are'} for the list, but ${inside.length === 1 ? 'stands' : 'stand'} in "items", which describes one entry.`,
    repair: `Move ${inside.length === 1 ? 'it' : 'them'} beside "items".`,
    moves: inside.map((key) => [formatPointer([...keys, 'items', key]), formatPointer([...keys, key])]),
  };
}

/** The type of options; undefined for what is no list of texts or of numbers. */
function typeOfOptions(options: unknown): 'string' | 'number' | undefined {
  const types = new Set(Array.isArray(options) ? options.map((option) => typeof option) : []);
  const [type] = types;
  return types.size === 1 && (type === 'string' || type === 'number') ? type : undefined;
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

/** Keywords by which the entry of a list asks something. */
const ASKING = ['properties', '$ref', 'allOf', 'oneOf', 'anyOf', 'additionalProperties', 'format'];
const OF_ENTRIES = ['properties', 'required', 'if', 'then', 'else', 'allOf'];

/** What is said of the questions of a list beside its "type"; the condition only if there are questions that it can be about. */
function* ofEntries(schema: Readonly<Record<string, unknown>>, keys: Keys): Generator<Misplaced> {
  const { items, properties, errorMessage } = schema;
  const entry = recordOf(items);
  // If "items" is a group without any of {@link ASKING}, nothing is asked in it: then the "properties" beside it belong into it.
  const isOpen =
    items === undefined || (isRecord(items) && entry.type === 'object' && !ASKING.some((key) => key in entry));
  if (!isRecord(entry.properties) && !(isOpen && isRecord(properties))) return;
  // Names under `required` are questions of the entries. `"required": true`, as draft-03 has it, says that the list itself is required.
  const isSaid = (key: string) =>
    key in schema && !(key in entry) && (key !== 'required' || Array.isArray(schema.required));
  const own = OF_ENTRIES.filter(isSaid).map((key) => [key]);
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
    values: { [formatPointer([...keys, 'items', 'type'])]: 'object' },
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
  if (name === '$defs') return Object.values(value).every(isRecord);
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
