// A probe is a small definition with what has to become of it: either the check refuses it with these words, or it is accepted, and
// then it is proved and its submissions are stored and refused as listed.

export interface Probe {
  /** The questions of the only step, or its whole schema if it has `properties`. A question without title gets its name as title. */
  readonly schema: object;
  /** The ui file; by default the questions in the order of the schema. */
  readonly ui?: object;
  /** Changes of form.json. */
  readonly form?: object;
  /** Further files. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** The first finding of the check, problem and repair; undefined for a definition that is accepted. */
  readonly refused?: RegExp;
  /** Submissions that are stored as they are. */
  readonly stored?: readonly object[];
  /** Submissions that are stored otherwise than they are sent, each with what is stored. */
  readonly settled?: readonly (readonly [sent: object, stored: object])[];
  /** Submissions that are refused, with the words at each field. */
  readonly sentBack?: readonly (readonly [answers: object, words: Readonly<Record<string, string>>])[];
}

export type Probes = Readonly<Record<string, Probe>>;

export const text = { type: 'string', maxLength: 50 };
export const number = { type: 'integer' };
export const date = { type: 'string', format: 'date' };
export const phone = { type: 'string', format: 'phone' };
export const box = { type: 'boolean' };
export const choice = { type: 'string', enum: ['a', 'b', 'c'] };
export const several = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a', 'b', 'c'] } };
export const file = { type: 'object', format: 'attachment' };

/** A group, with messages for those of its questions that are required. */
export function group(properties: object, ...names: readonly string[]) {
  return { type: 'object', properties, ...required(...names) };
}

/** A list of groups. */
export function list(items: object, others: object = {}) {
  return { type: 'array', maxItems: 3, items, ...others };
}

/** `required` with a message for each name. */
export function required(...names: readonly string[]) {
  if (names.length === 0) return {};
  return { required: names, errorMessage: { required: Object.fromEntries(names.map((name) => [name, `${name}?`])) } };
}

/** A condition: this question was answered, with an answer that passes `test`. */
export function answered(name: string, test?: object) {
  return { ...(test && { properties: { [name]: test } }), required: [name] };
}

/** The keywords of a condition. */
export function when(condition: object, then: object, otherwise?: object) {
  return { if: condition, then, ...(otherwise && { else: otherwise }) };
}
