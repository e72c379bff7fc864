// Schemas as others write them for RJSF, also such as contradict themselves: questions, groups and lists within each other, and parts
// that ask, require and narrow. There are few names and words, so that the parts speak of the same questions.
import fc from 'fast-check';

export const name = fc.constantFrom('a', 'b', 'c', 'd');
export const word = fc.constantFrom('x', 'y', 'z', 'Yes', 'No');
export const title = fc.constantFrom('One', 'Two', 'Three', 'What is it?');
const low = fc.integer({ min: 0, max: 6 });
const high = fc.integer({ min: 3, max: 9 });

export const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
export const words = (maxLength: number) => fc.uniqueArray(word, { minLength: 1, maxLength });
const byName = (value: fc.Arbitrary<object>, maxKeys: number) => fc.dictionary(name, value, { minKeys: 1, maxKeys });

/** Keywords that are always there, and others of which each may be there. */
export function keywords(
  always: Record<string, fc.Arbitrary<unknown>>,
  others: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<object> {
  return fc.record({ ...always, ...others }, { requiredKeys: Object.keys(always) });
}

const type = (one: unknown) => ({ type: fc.constant(one) });

const text = keywords(type('string'), {
  title,
  minLength: low,
  maxLength: high,
  pattern: fc.constantFrom('^[a-z]+$', '^x', '\\d{3}'),
  default: word,
  const: word,
});
const formatted = keywords(
  { ...type('string'), format: fc.constantFrom('email', 'date', 'uri', 'date-time', 'time') },
  { title },
);
const choice = keywords({ ...type('string'), enum: words(3) }, { title });
const titled = keywords(
  { oneOf: words(3).map((all) => all.map((one) => ({ const: one, title: `Is ${one}` }))) },
  { ...type('string'), title },
);
const number = keywords(
  { type: fc.constantFrom('number', 'integer') },
  {
    title,
    minimum: low,
    maximum: fc.integer({ min: 5, max: 9 }),
    exclusiveMinimum: low,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    default: low,
  },
);
const checkbox = keywords(type('boolean'), { title, default: fc.boolean(), const: fc.constant(true) });
const nullable = keywords(type(['string', 'null']), { title });
const reference = fc.record({ $ref: fc.constantFrom('#/definitions/one', '#/$defs/two') });

type Drawn = {
  readonly question: object;
  readonly list: object;
  readonly group: object;
  /** What a part says of a question that is asked elsewhere. */
  readonly narrowing: object;
  readonly condition: object;
  readonly branch: object;
  readonly conditional: object;
  /** Keywords of a group besides its questions. */
  readonly part: object;
};

export const drawn = fc.letrec<Drawn>((tie) => ({
  question: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    ...[formatted, choice, titled, number, checkbox, nullable, reference],
    tie('list'),
    tie('group'),
  ),
  list: keywords(
    { ...type('array'), items: tie('question') },
    { title, minItems: low, maxItems: high, uniqueItems: fc.boolean() },
  ),
  group: fc
    .tuple(
      keywords({ ...type('object'), properties: byName(tie('question'), 3) }, { title, required: names(2) }),
      fc.option(tie('part'), { nil: {} }),
    )
    .map(([group, part]) => ({ ...part, ...group })),
  narrowing: fc.oneof(
    fc.record({ enum: words(2) }),
    fc.record({ const: fc.oneof(word, fc.boolean(), low) }),
    ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems'].map((limit) => fc.record({ [limit]: low })),
    fc.record({ pattern: fc.constantFrom('^x', '[0-9]') }),
    fc.record({ type: fc.constantFrom('string', 'number', 'boolean', 'array') }),
    fc.record({ not: fc.record({ const: word }) }),
    fc.record({ contains: fc.record({ const: word }) }),
    keywords({ properties: byName(tie('narrowing'), 2) }, { required: names(1) }),
  ),
  condition: keywords({}, { properties: byName(tie('narrowing'), 2), required: names(1), title }),
  branch: keywords(
    {},
    { properties: byName(fc.oneof(tie('question'), tie('narrowing')), 2), required: names(1), title },
  ),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  conditional: keywords({ if: tie('condition'), then: tie('branch') }, { else: tie('branch') }),
  part: fc.oneof(
    tie('conditional'),
    ...['oneOf', 'anyOf'].map((keyword) =>
      fc.record({ [keyword]: fc.array(tie('branch'), { minLength: 2, maxLength: 3 }) }),
    ),
    fc.record({
      allOf: fc.array(fc.oneof(tie('branch'), tie('conditional'), tie('part')), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({ dependencies: byName(fc.oneof(names(2), tie('branch')), 1) }),
    fc.record({ dependentRequired: byName(names(2), 1) }),
    fc.record({ not: tie('condition') }),
    fc.record({ anyOf: fc.array(fc.record({ required: names(1) }), { minLength: 2, maxLength: 3 }) }),
  ),
}));

/** A schema with all that it refers to. What is referred to refers to nothing further. */
export const arbitrarySchema: fc.Arbitrary<object> = fc
  .record({
    questions: keywords({ properties: byName(drawn.question, 4) }, { required: names(3) }),
    parts: fc.array(drawn.part, { maxLength: 2 }),
    one: drawn.question.filter(isAlone),
    two: drawn.question.filter(isAlone),
  })
  .map(({ questions, parts, one, two }) => {
    const schema = { type: 'object', title: 'A Form', ...Object.assign({}, ...parts), ...questions };
    return isAlone(schema) ? schema : { ...schema, definitions: { one }, $defs: { two } };
  });

function isAlone(schema: object): boolean {
  return !JSON.stringify(schema).includes('"$ref"');
}
