// Definitions drawn at random from what the check accepts, for the proof of the engine itself. A draw may still be refused, e.g. for
// a condition that always holds; that is the check's right.
import fc from 'fast-check';
import type { Schema } from '../core/index.ts';

/** Some are words of JSON Schema or of the engine. */
const NAMES = ['a', 'b', 'c', 'd', 'examples', 'errorMessage', 'items', 'if', 'text', 'properties'];
const OPTIONS = ['p', 'q', 'r'];

type Questions = Readonly<Record<string, Schema>>;

const single: fc.Arbitrary<Schema> = fc.oneof(
  fc.record({
    type: fc.constant('string'),
    maxLength: fc.integer({ min: 3, max: 9 }),
    minLength: fc.integer({ min: 0, max: 3 }),
  }),
  fc.constant<Schema>({ type: 'integer', minimum: 1, maximum: 9 }),
  fc.constant<Schema>({ type: 'string', enum: OPTIONS }),
  fc.constant<Schema>({ type: 'integer', enum: [1, 2, 3] }),
  fc.constant<Schema>({ type: 'boolean' }),
  fc.constantFrom('date', 'phone').map((format): Schema => ({ type: 'string', format })),
  fc.constant<Schema>({ type: 'array', uniqueItems: true, items: { type: 'string', enum: OPTIONS } }),
);

/** A group with at most `depth` groups inside each other. */
function group(depth: number): fc.Arbitrary<Schema> {
  const question = depth === 0 ? single : fc.oneof({ weight: 4, arbitrary: single }, group(depth - 1), list(depth - 1));
  const questions = fc
    .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
    .chain((names) =>
      fc
        .tuple(...names.map((name) => question.map((one) => [name, one] as const)))
        .map((all): Questions => Object.fromEntries(all)),
    );
  return fc
    .tuple(questions, fc.nat(15), fc.array(fc.tuple(question, fc.nat(), fc.nat()), { maxLength: 2 }))
    .map(([properties, bits, branches]) => {
      const always = requiring(properties, (_, i) => (bits >> i) % 2 === 1);
      const allOf = branches.map(([added, on, how]) => branch(properties, added, on, how));
      return { type: 'object', properties: titled(properties), ...always, ...(allOf.length > 0 && { allOf }) };
    });
}

function list(depth: number): fc.Arbitrary<Schema> {
  const entry = group(depth).map((items): Schema => {
    const [first = 'a'] = Object.entries(items.properties ?? {}).flatMap(([name, { type }]) =>
      type === 'boolean' ? [] : name,
    );
    return { ...items, ...requiring(items.properties ?? {}, (name) => name === first) };
  });
  return entry.map((items) => ({ type: 'array', maxItems: 3, items }));
}

/** A condition on one question of the group, with a branch that asks, requires or narrows another. */
function branch(properties: Questions, added: Schema, on: number, how: number): Schema {
  const names = Object.keys(properties);
  const name = names[on % names.length] ?? 'a';
  const other = names[(on + 1) % names.length] ?? 'a';
  const condition: Schema = { ...testOf(properties[name] ?? {}, name, how), required: [name] };
  const fresh = NAMES.find((one) => !names.includes(one)) ?? 'z';
  const asked = { [fresh]: added };
  const isBox = properties[other]?.type === 'boolean';
  const consequence: Schema =
    how % 3 === 0 && other !== name && !isBox
      ? requiring(properties, (one) => one === other)
      : { properties: titled(asked), ...requiring(asked, () => how % 2 === 0) };
  // While a required question is unanswered nothing can be sent, so an "else" needs another answer.
  if (how % 5 === 4 && condition.properties) return { if: condition, else: consequence };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: consequence };
}

function testOf({ enum: options, items, type }: Schema, name: string, how: number): Schema {
  const value = options?.[how % options.length] ?? (type === 'boolean' ? true : undefined);
  if (items?.enum) return { properties: { [name]: { contains: { const: items.enum[how % 3] } } } };
  if (type === 'integer' && !options) return { properties: { [name]: { minimum: 5 } } };
  if (value === undefined) return {};
  return { properties: { [name]: how % 4 === 3 && type !== 'boolean' ? { not: { const: value } } : { const: value } } };
}

function titled(questions: Questions): Questions {
  const named = Object.entries(questions).map(([name, one]) => [name, { title: name, ...one }] as const);
  return Object.fromEntries(named);
}

/** `required` for some of the questions, with their messages; groups with required questions are always among them. */
function requiring(questions: Questions, isWanted: (name: string, i: number) => boolean): Schema {
  const required = Object.entries(questions).flatMap(([name, one], i) =>
    one.type === 'object' || (one.type !== 'boolean' && isWanted(name, i)) ? name : [],
  );
  if (required.length === 0) return {};
  return { required, errorMessage: { required: Object.fromEntries(required.map((name) => [name, `${name}?`])) } };
}

/** The schema of a step. */
export const arbitraryStep: fc.Arbitrary<Schema> = group(2);

/** The ui entry that puts every group's questions in the order of the schema. */
export function orderOf(schema: Schema): object {
  const questions = [schema, ...(schema.allOf ?? []).flatMap((part) => [part.then ?? {}, part.else ?? {}])];
  const inner = questions.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { items, ...one }]) => {
      if (items?.type === 'object') return [[name, { items: orderOf(items) }] as const];
      return one.type === 'object' ? [[name, orderOf(one)] as const] : [];
    }),
  );
  return { 'ui:order': ['*'], ...Object.fromEntries(inner) };
}
