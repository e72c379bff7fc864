// `oneOf` and `anyOf` of groups, as they are written by others: they become conditions, which everything after the reading knows. What cannot is left as it is, and
// refused by the rule `keywords`.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import { answersIn, caseFaults, isTitled, questionOfMost, repairOfCases, valuesIn } from './caseFaults.ts';
import { casesByOption, type Json, optionsOf, when } from './dependencyCases.ts';

type Alternatives = 'oneOf' | 'anyOf';

/** Records where a part that the rewriting moves was written, as a JSON Pointer below the schema. */
type Moved = (part: object, from: string) => void;

/** What stands at a `$ref`, as it is written; undefined where there is nothing, which is reported elsewhere. */
export type Follow = (ref: string) => unknown;

/** The groups of which one applies; undefined where the keyword has anything else. */
export function casesOf(schema: Json, keyword: Alternatives): readonly Json[] | undefined {
  const cases = schema[keyword];
  if (!Array.isArray(cases) || cases.length < 2 || !cases.every(isCase)) return undefined;
  const isGroup =
    schema.properties !== undefined || schema.type === 'object' || cases.every((one) => typeOf(one) === 'object');
  return isGroup ? cases : undefined;
}

function isCase(one: unknown): one is Json {
  return isRecord(one) && isRecord(one.properties) && [undefined, 'object'].includes(typeOf(one));
}

function typeOf({ type }: Json): string | undefined {
  return type === undefined ? undefined : String(type);
}

/** The question by whose answer the cases differ: each has another `const` for it. */
export function questionOfCases(cases: readonly Json[]): string | undefined {
  const [first = {}] = cases;
  return Object.keys(recordOf(first.properties)).find((key) => {
    const values = cases.map((one) => caseValue(one, key));
    return (
      values.every((value) => ['string', 'number'].includes(typeof value)) && new Set(values).size === values.length
    );
  });
}

/** The answer to the question by which the cases differ, in one of them. */
export function caseValue(one: Json, key: string): unknown {
  const { const: only, enum: values } = recordOf(recordOf(one.properties)[key]);
  return Array.isArray(values) && values.length === 1 ? values[0] : only;
}

/** The schema with the cases in place of references to them. */
function followed(schema: Json, keyword: Alternatives, follow: Follow): Json {
  const cases = schema[keyword];
  if (!Array.isArray(cases)) return schema;
  const whole = cases.map((one: unknown) => {
    // Places are kept for parts of the same file only.
    return isRecord(one) && String(one.$ref).startsWith('#') ? referenced(one, follow) : one;
  });
  return { ...schema, [keyword]: whole };
}

/** The part with what it refers to. */
function referenced(part: Json, follow: Follow): Json {
  const { $ref, ...own } = part;
  const target = typeof $ref === 'string' ? follow($ref) : undefined;
  return isRecord(target) ? { ...target, ...own } : part;
}

/** The question of that name among these, with what it refers to; undefined where there is none. */
export function questionCalled(key: string, questions: unknown, follow: Follow): Json | undefined {
  const all = recordOf(questions);
  const question = Object.hasOwn(all, key) ? all[key] : undefined;
  return isRecord(question) ? referenced(question, follow) : undefined;
}

/** A choice and what is asked in each case, in place of the cases: of the group's own, and of parts of `allOf` that hold nothing else. */
export function withCases(schema: Json, moved: Moved, follow: Follow): Json {
  const own = choiceOf(schema, schema.properties, '', moved, follow);
  const { [own?.keyword ?? '']: _, ...rest } = schema;
  const group = own ? withChoice({ type: 'object', ...rest }, own, partsOf(schema)) : schema;
  return partsOf(schema).reduce<Json>((all, part, i) => {
    if (!isRecord(part) || !Object.keys(part).every((key) => key === 'oneOf' || key === 'anyOf')) return all;
    const from = formatPointer(['allOf', i]);
    const choice = choiceOf({ type: 'object', ...part }, all.properties, from, moved, follow);
    if (!choice) return all;
    const { keyword, unread } = choice;
    const kept = unread && { [keyword]: unread };
    if (kept) moved(kept, from);
    const others = partsOf(all).flatMap((one) => (one === part ? (kept ?? []) : [one]));
    return withChoice(all, { ...choice, unread: undefined }, others);
  }, group);
}

function partsOf({ allOf }: Json): readonly unknown[] {
  return Array.isArray(allOf) ? allOf : [];
}

interface Choice {
  readonly keyword: Alternatives;
  readonly key: string;
  /** The question by which the cases differ, with an option for each. */
  readonly asked: Json;
  readonly conditions: readonly Json[];
  /** If not all cases could be read: what stays of them for the rule `keywords`, which says why. */
  readonly unread?: readonly unknown[] | undefined;
}

function withChoice(group: Json, choice: Choice, parts: readonly unknown[]): Json {
  const { keyword, key, asked, conditions, unread } = choice;
  const { allOf: _, ...rest } = group;
  const all = [...parts, ...conditions];
  return {
    ...rest,
    properties: { ...recordOf(group.properties), [key]: asked },
    ...(all.length > 0 && { allOf: all }),
    ...(unread && { [keyword]: unread }),
  };
}

/**
 * The cases of `holder`, if a question of the group tells them apart.
 * @param from where `holder` is written, as a JSON Pointer below the group
 */
function choiceOf(holder: Json, properties: unknown, from: string, moved: Moved, follow: Follow): Choice | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const all = followed(holder, keyword, follow);
    const place = from + formatPointer([keyword]);
    const right = choiceOfAll(all, keyword, properties, place, moved, follow);
    if (right) return right;
    const cases = all[keyword];
    if (!Array.isArray(cases) || cases.length < 2) continue;
    const key = questionOfMost(cases, properties);
    const asked = key === undefined ? undefined : recordOf(properties)[key];
    if (key === undefined || !isRecord(asked)) continue;
    const read = readCases(cases, key, questionCalled(key, properties, follow), place, moved);
    if (read) return { keyword, key, asked: { type: 'string', ...asked }, ...read };
  }
  return undefined;
}

/** @param from where the cases are written, as a JSON Pointer below the group */
function choiceOfAll(
  holder: Json,
  keyword: Alternatives,
  properties: unknown,
  from: string,
  moved: Moved,
  follow: Follow,
): Choice | undefined {
  const cases = casesOf(holder, keyword);
  if (!cases) return undefined;
  const named = choiceByOptions(keyword, cases, properties, from, moved, follow);
  if (named) return named;
  const key = questionOfCases(cases);
  const choice = key === undefined ? undefined : recordOf(properties)[key];
  if (key === undefined || !isRecord(choice) || repairOfCases(cases, key, questionCalled(key, properties, follow)))
    return undefined;
  const values = cases.map((one) => caseValue(one, key));
  const type = values.every((value) => typeof value === 'number') ? 'number' : 'string';
  const asked = { type, ...choice, enum: values, enumNames: cases.map(({ title }) => title) };
  moved(asked, formatPointer(['properties', key]));
  const conditions = cases.flatMap((one, i) =>
    caseAs(one, key, { const: values[i] }, from + formatPointer([i]), moved),
  );
  return { keyword, key, asked, conditions };
}

/**
 * Cases of which some are wrong or missing: conditions for the right ones, and what stays of all in their place, of the right ones only for which answer they are.
 * Undefined if none is right.
 * @param from where the cases are written, as a JSON Pointer below the group
 */
export function readCases(cases: readonly unknown[], key: string, question: unknown, from: string, moved: Moved) {
  const faults = caseFaults(cases, key, question);
  if (!faults || (faults.size === 0 && !optionsOf(question))) return undefined;
  const unread = cases.map((one, i) => (faults.has(i) ? one : namedOnly(recordOf(one), key)));
  const conditions = cases.flatMap((one, i) =>
    faults.has(i) ? [] : caseAs(recordOf(one), key, { enum: answersIn(one, key) }, from + formatPointer([i]), moved),
  );
  return { unread, conditions };
}

function namedOnly({ title, properties }: Json, key: string): Json {
  return { ...(title !== undefined && { title }), properties: { [key]: recordOf(properties)[key] } };
}

/** The choice that untitled cases make of a question with options of its own, each of which belongs to one case; undefined for other cases. */
function choiceByOptions(
  keyword: Alternatives,
  cases: readonly Json[],
  properties: unknown,
  from: string,
  moved: Moved,
  follow: Follow,
): Choice | undefined {
  if (cases.some(isTitled)) return undefined;
  for (const key of Object.keys(recordOf(cases[0]?.properties))) {
    const question = questionCalled(key, properties, follow);
    const own = isFit(cases, key, question) ? casesByOption(key, cases, question) : undefined;
    const asked = recordOf(properties)[key];
    if (!own || !isRecord(asked)) continue;
    const conditions = own.map(([values, part, i]) =>
      when(key, { enum: values }, part, from + formatPointer([i]), moved),
    );
    return { keyword, key, asked, conditions };
  }
  return undefined;
}

/** False where a case names what is no option; of yes and no, checkboxes have only one, and `valuesInList` says so. */
function isFit(cases: readonly Json[], key: string, question: unknown): boolean {
  const { type } = recordOf(question);
  return type === 'boolean' || valuesIn(cases, key).every((value) => optionsOf(question)?.includes(value));
}

/** What is asked in one case, under the condition that it is chosen; nothing for a case that asks nothing. */
function caseAs(one: Json, key: string, test: Json, from: string, moved: Moved): readonly Json[] {
  const { title, type, properties, required, errorMessage, ...rest } = one;
  const { [key]: _, ...questions } = recordOf(properties);
  const names = (Array.isArray(required) ? required : []).filter((name) => name !== key);
  const asked: Json = {
    ...rest,
    ...(Object.keys(questions).length > 0 && { properties: questions }),
    ...(names.length > 0 && { required: names }),
    ...(errorMessage !== undefined && { errorMessage }),
  };
  if (Object.keys(asked).length === 0) return [];
  return [when(key, test, asked, from, moved)];
}
