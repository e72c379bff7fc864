// Questions, groups and conditions that several tables of examples have.
export const text = { type: 'string', title: 'Text', maxLength: 50 };

export const fixed = { type: 'string', title: 'Fixed', const: 'x', readOnly: true };

export const number = { type: 'integer', title: 'Number', minimum: 1, maximum: 9 };

export const choice = { type: 'string', title: 'Choice', enum: ['a', 'b', 'c'] };

export const asks = { type: 'object', properties: { a: text }, required: ['a'] };

export const rows = { type: 'array', title: 'Rows', maxItems: 3, items: asks };

export const is = (test: object, key = 'c') => ({ properties: { [key]: test }, required: [key] });

/** A choice `c`, a number `n`, and a question `x` that is visible if `condition` is true. */
export const when = (condition: object, branch: object = { properties: { x: text } }) => ({
  properties: { c: choice, n: number },
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: branch,
});
