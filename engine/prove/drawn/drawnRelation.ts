// A comparison of two questions of a drawn group, or an answer that is computed from them and may be compared with another.

import type { Schema } from '../../core/index.ts';
import type { Drawn } from './drawnFiles.ts';
import type { RelationPlan } from './drawnPlan.ts';
import { isNamed } from './drawnShapes.ts';
import { messages } from './drawnWords.ts';

type Asked = Readonly<Record<string, Drawn>>;

/** The questions with the relation, where the group has questions that it fits. */
export function related(asked: Asked, relation: RelationPlan | undefined, place: readonly string[]): Asked {
  if (!relation) return asked;
  const { keyword, of } = relation;
  const comparing = of % 2 === 1 && keyword !== 'join' ? namesOf(asked, isNumber).at(-1) : undefined;
  const computed = computation(without(asked, comparing), relation);
  if (computed) {
    const type = TYPES[keyword] ?? 'number';
    const schema = { type, title: `Title ${[...place, 'computed'].join(' ')}`, readOnly: true, computed } as Schema;
    if (Object.hasOwn(asked, 'computed')) return asked;
    const all = { ...asked, computed: { schema, ui: {} } };
    return comparing === undefined ? all : withComparing(all, comparing, of, place);
  }
  if (keyword in TYPES || keyword === 'sum' || keyword === 'pick') return asked;
  const kinds = keyword === 'equals' ? [isNumber, isText, isDate] : [isNumber, isDate];
  const kind = kinds[of % kinds.length] ?? isNumber;
  const [list] = namesOf(asked, isList);
  const [number] = namesOf(asked, isCount);
  const [other, own] = keyword === 'lengthEquals' ? [number, list] : namesOf(asked, kind);
  const drawn = own === undefined ? undefined : asked[own];
  if (own === undefined || other === undefined || !drawn) return asked;
  const compared: Schema = { ...drawn.schema, [keyword]: { $data: `1/${other}` } };
  const words = {
    ...Object(drawn.schema.errorMessage),
    ...Object(messages(compared, false, [...place, own]).errorMessage),
  };
  const all = { ...asked, [own]: { ...drawn, schema: { ...compared, errorMessage: words } } };
  const counting = keyword === 'lengthEquals' ? asked[other] : undefined;
  if (!counting) return all;
  // The rule `lengthsNameQuestions` refuses a count that may be 0: an empty list counts as not answered, so no list has that length.
  const minimum = Math.max(1, counting.schema.minimum ?? 1);
  return { ...all, [other]: { ...counting, schema: { ...counting.schema, minimum } } };
}

function without(asked: Asked, name: string | undefined): Asked {
  return Object.fromEntries(Object.entries(asked).filter(([key]) => key !== name));
}

/** The number `name` is compared with the computed answer, and has no limits besides: nothing is known of how great that answer is. */
function withComparing(asked: Asked, name: string, of: number, place: readonly string[]): Asked {
  const { schema, ui } = asked[name] ?? { schema: {}, ui: {} };
  const keyword = ORDERS[(of + place.length) % ORDERS.length] ?? 'atLeast';
  const { minimum, maximum, multipleOf, errorMessage, ...free } = schema;
  const compared: Schema = { ...free, [keyword]: { $data: '1/computed' } };
  return { ...asked, [name]: { ui, schema: { ...compared, ...messages(compared, false, [...place, name]) } } };
}

function computation(asked: Asked, { keyword, of }: RelationPlan): object | undefined {
  if (keyword === 'sum') {
    const numbers = [...namesOf(asked, isNumber), ...numbersBelow(asked)];
    return numbers.length > 0 ? { sum: numbers } : undefined;
  }
  if (keyword === 'join') {
    const texts = namesOf(asked, isText);
    return texts.length > 0 ? { join: texts, ...(of % 2 === 0 && { with: ', ' }) } : undefined;
  }
  if (keyword === 'difference') {
    const [from, to = '2030-01-01'] = namesOf(asked, isDate);
    return from === undefined ? undefined : { difference: [from, to], in: UNITS[of % UNITS.length] };
  }
  if (keyword === 'count') {
    const [list] = namesOf(asked, isList);
    return list === undefined ? undefined : { count: list };
  }
  const [choice = ''] = namesOf(
    asked,
    (schema) => entryOf(schema).type === 'string' && entryOf(schema).enum !== undefined,
  );
  const options = entryOf(asked[choice]?.schema ?? {}).enum;
  if (keyword !== 'pick' || !options) return undefined;
  return { pick: choice, of: Object.fromEntries(options.map((option, i) => [String(option), i * of])) };
}

function namesOf(asked: Asked, fits: (schema: Schema) => boolean): readonly string[] {
  return Object.entries(asked).flatMap(([name, { schema }]) => (fits(schema) && !schema.readOnly ? name : []));
}

/** Numbers in groups, and in the entries of lists, of rows and of answers that visitors name. */
function numbersBelow(asked: Asked): readonly string[] {
  return Object.entries(asked).flatMap(([name, { schema }]) => {
    const entry = entryOf(schema);
    if (entry !== schema && isNumber(entry)) return isNamed(schema) ? `${name}/value` : name;
    const { properties = {} } = isNamed(schema) ? {} : entry;
    return Object.entries(properties).flatMap(([key, one]) => (isNumber(one) && !one.readOnly ? `${name}/${key}` : []));
  });
}

function entryOf(question: Schema): Schema {
  const { items, additionalProperties: answer } = question as Schema & { readonly additionalProperties?: Schema };
  return answer ?? (items ? entryOf(items) : question);
}

const TYPES: Readonly<Record<string, string>> = { join: 'string', count: 'integer', difference: 'integer' };
const ORDERS = ['atLeast', 'atMost', 'moreThan', 'lessThan'] as const;
const UNITS = ['days', 'months', 'years'];

const isList = ({ type }: Schema) => type === 'array';
const isCount = ({ type, enum: options }: Schema) => type === 'integer' && !options;
export const isNumber = ({ type, enum: options }: Schema) => (type === 'integer' || type === 'number') && !options;
export const isText = (schema: Schema) =>
  schema.type === 'string' && !schema.format && schema.maxLength !== undefined && !schema.between;
export const isDate = ({ format }: Schema) => format === 'date';
