// Finds which questions a part of a definition mentions, by searching its JSON text for their names. With that it finds the questions that depend on others: asked under a
// condition on one, computed from one, or limited by one.
import { formatPointer, isRecord, memoise, parsePointer, recordOf, type Schema } from '../../core/index.ts';
import type { DefinitionStep } from '../read/definition.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { askedIn, keyOf, type Names, nameIn } from '../schema/namedQuestions.ts';
import { subschemas, subschemasByGroup } from '../schema/subschemas.ts';

export type NamesBySteps = Map<DefinitionStep, Names>;

/** For each step the names, and those of all questions that are asked, computed or limited by one of them. */
export function withDependent(own: NamesBySteps): NamesBySteps {
  const inAny = placesOf(own);
  const grown = new Map(
    [...own].map(([step, names]) => [step, new Set([...names, ...namesAskedBy(step, names, inAny)])]),
  );
  const isSame = [...own].every(([step, names]) => grown.get(step)?.size === names.size);
  return isSame ? own : withDependent(grown);
}

function namesAskedBy(step: DefinitionStep, names: Names, inAny: Names): readonly string[] {
  const { schema, entry } = step;
  const byStep = mentioning(names, inAny)(entry.if) ? questionsOf(schema, []) : [];
  const byParts = [...subschemasByGroup(schema)].flatMap(({ part, group }) =>
    namesBy(part, group, mentioning(names, inAny, { step, group })),
  );
  return [...byStep, ...byParts];
}

function namesBy(part: Schema, group: readonly string[], mentions: (value: unknown) => boolean): readonly string[] {
  const { if: condition, then: yes = {}, else: no = {}, properties = {} } = recordOf(part) as Schema;
  const asked = mentions(condition) ? [yes, no].flatMap((branch) => questionsOf(branch, group)) : [];
  const depending = Object.entries(properties).filter(([, question]) => mentions(ownKeywords(question)));
  return [...asked, ...depending.map(([name]) => keyOf(name, group))];
}

function questionsOf(schema: Schema, around: readonly string[]): readonly string[] {
  return [...subschemasByGroup(schema, around)].flatMap(({ part, group }) =>
    Object.keys(recordOf(recordOf(part).properties)).map((name) => keyOf(name, group)),
  );
}

/** The names of all questions in a schema, at any depth and in any branch. */
export function namesOf(schema: Schema): readonly string[] {
  return [...subschemas(schema)].flatMap(({ properties = {} }) => Object.keys(properties));
}

export function allOf(bySteps: ReadonlyMap<unknown, Names>): Names {
  return new Set([...bySteps.values()].flatMap((names) => [...names]));
}

/** The JSON Pointers of the questions into the submission (`/who/child/name`), of all steps together. Cached by the identity of the map, which must not be changed afterwards. */
export const placesOf = memoise((bySteps: NamesBySteps): Names => {
  const placed = [...bySteps].flatMap(([{ at }, names]) =>
    [...names].map((key) => (key.startsWith('*') ? key : `${formatPointer(at)}${key}`)),
  );
  return new Set(placed);
});

/** Each key of a question with the name at its end. Cached by the identity of the set: the names are searched in every text of the definition. */
const withNames = memoise((names: Names) => [...names].map((key) => [key, nameIn(key)] as const));

/** The substrings by which a text mentions one of these questions by its place: a JSON Pointer, or the name of its field in the request (`step[a]`). Cached like {@link placesOf}. */
const mentionsByPlace = memoise((places: Names): readonly string[] =>
  [...places].flatMap((key) => {
    const name = nameIn(key);
    const pointer = key.startsWith('*') ? formatPointer([name]) : key;
    if (pointer !== key) return [`${pointer}/`, `${pointer}"`, `[${name}]`];
    const [first = '', ...below] = parsePointer(key);
    const sent = below.reduce((one, part) => `${one}[${part}]`, first);
    return [`${key}/`, `${key}"`, ...(below.length > 0 ? [sent] : [])];
  }),
);

/**
 * What a question or group says of itself, without what is said of the questions in it and in its branches; anything else as it is. Keywords are left out, and only their values
 * are returned: the caller looks for names of questions among keys and values, and a question may be called `title`.
 */
export function ownKeywords(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const { properties: _, items: __, if: ___, then: ____, else: _____, allOf: ______, ...own } = part;
  return Object.entries(own).map(([key, value]) => (Object.hasOwn(KEYWORDS, key) ? value : { [key]: value }));
}

/**
 * True for a value, or a text, in which one of the names stands in quotes, in brackets or as a part of a JSON Pointer.
 * @param inAny questions of all steps by their places in the answers: in JSON Pointers, and in names as of `step[a]`
 * @param around the group in which the value stands. A name in quotes is that of a question of this group, or of the nearest around it that has one of the name;
 * or of any group whose name the value mentions, too. Without it, every question of the name is meant.
 */
export function mentioning(names: Names, inAny: Names, around?: Around): (value: unknown) => boolean {
  const inPointers = mentionsByPlace(inAny);
  const named = withNames(names);
  const isMeant = (key: string, text: string, relative: readonly string[]) => {
    const asked = around && askedIn(around.step.schema, nameIn(key), around.group);
    if (!asked || key.startsWith('*') || key === keyOf(nameIn(key), asked)) return true;
    const group = parsePointer(key).at(-2);
    return group !== undefined && mentionsIn(text, relative, group);
  };
  return (value) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (text === '') return false;
    const bare = withoutEntries(text);
    const relative = [...text.matchAll(RELATIVE)].map(([pointer]) => `${pointer}/`);
    return (
      inPointers.some((mention) => text.includes(mention) || bare.includes(mention)) ||
      named.some(([key, name]) => mentionsIn(text, relative, name) && isMeant(key, text, relative))
    );
  };
}

/** @param relative the relative JSON Pointers of the text, each with a `/` at its end */
function mentionsIn(text: string, relative: readonly string[], name: string): boolean {
  if (text.includes(`"${name}"`) || text.includes(`"${name}/`)) return true;
  return relative.some((pointer) => pointer.includes(`${formatPointer([name])}/`));
}

/** A relative JSON Pointer, which begins with a number: `1/kids/name`. */
const RELATIVE = /(?<=")\d+\/[^"]+/g;

/** A text whose JSON Pointers and names lead to questions, not to entries: `/list/0/a` and `/list/items/a` become `/list/a`, and `step[list][0][a]` becomes `step[list][a]`. */
function withoutEntries(text: string): string {
  return text.replaceAll(/\/(?:\d+|items|-)(?=[/"])|\[\d*\]/g, '');
}

interface Around {
  readonly step: DefinitionStep;
  readonly group: readonly string[];
}
