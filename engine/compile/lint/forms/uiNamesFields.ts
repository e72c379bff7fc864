// The ui file refers only to questions of the schema, and its sections or `ui:order` have each question exactly once.
import {
  declaredProperties,
  EVERY_OTHER,
  formatPointer,
  isGroupSchema,
  isList,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import { didYouMean, nearest, perhaps } from '../../errors/didYouMean.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { ANSWER, isOfNamedAnswers, NAME } from '../../schema/namedAnswers.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

/** The questions that one text names (`"street, city"`); undefined for any other text. */
function namesIn(text: string, known: readonly string[]): readonly string[] | undefined {
  const names = text.split(/[\s,;]+/).filter((one) => one !== '');
  return names.length > 1 && names.every((one) => known.includes(one)) ? names : undefined;
}

/** How others write the place of all questions that an order does not name. */
const LIKE_OTHERS = /^(?:\*+|\.{3}|…)$/;

export const uiNamesFields: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, ui, uiPlace } of steps) {
    for (const [at, problem, repair] of inGroup(schema, ui, '')) {
      yield { place: placeWithin(ui, at, uiPlace), problem, repair };
    }
  }
};

/** @param around names of the questions of each group around this one */
function* inGroup(
  schema: Schema,
  ui: UiSchema,
  at: string,
  around: readonly (readonly string[])[] = [],
): Generator<Fault> {
  const properties = declaredProperties(schema);
  const known = Object.keys(properties);
  const { 'ui:sections': sections, 'ui:order': order } = ui;
  const inSections = (sections ?? []).flatMap(({ fields }, i) =>
    fields.map((key, j) => [key, `${at}/ui:sections/${i}/fields/${j}`] as const),
  );
  const inOrder = (order ?? []).flatMap((key, i) =>
    key === EVERY_OTHER ? [] : [[key, `${at}/ui:order/${i}`] as const],
  );
  for (const [i, { fields, text = [] }] of (sections ?? []).entries()) {
    if (fields.length + text.length > 0) continue;
    const repair = 'Name its questions in "fields", write "text", or remove it.';
    yield [`${at}/ui:sections/${i}`, 'This section has neither questions nor text.', repair];
  }
  const hasOthers = order?.some((key) => key === EVERY_OTHER || LIKE_OTHERS.test(key));
  const listed = [...inSections, ...inOrder];
  const entries = fieldsOf(ui).map((key) => [key, at + formatPointer([key])] as const);
  const placesIn = new Map<string, string[]>();
  for (const [key, place] of inSections) placesIn.set(key, [...(placesIn.get(key) ?? []), place]);
  const names = new Set(known);
  const left = known.filter((key) => !placesIn.has(key));
  const unknown = inSections.filter(([key]) => !names.has(key));
  // If one name in the sections is unknown and like no question's, and one question is in no section, that question was probably renamed.
  const isRenamed = unknown.length === 1 && left.length === 1 && !nearest(unknown[0]?.[0] ?? '', known);
  const meant = isRenamed ? left[0] : undefined;
  for (const [key, place] of new Map([...entries, ...listed].toReversed())) {
    if (names.has(key) || isBelowLastLevel(key, known, around)) continue;
    if (key === 'properties') {
      const repair = 'Write its entries beside the other keys, by the names of the questions, without "properties".';
      yield [place, '"properties" is a keyword of the schema, and no question.', repair];
      continue;
    }
    const several = namesIn(key, known);
    if (several) {
      yield [
        place,
        `"${key}" are several questions in one text.`,
        `Write ${several.map((one) => `"${one}"`).join(', ')}.`,
      ];
      continue;
    }
    if (LIKE_OTHERS.test(key)) {
      const isInOrder = inOrder.some(([, at]) => at === place);
      const repair = isInOrder ? `Write "${EVERY_OTHER}".` : 'Name each question, or write "ui:order" in place of it.';
      yield [place, `"${key}" is not a question of this schema.`, repair];
      continue;
    }
    const path = pathBelow(properties, key);
    const repair = path
      ? ofInner(
          key,
          path,
          entries.some(([, at]) => at === place),
        )
      : known.length > 0
        ? `Use one of ${known.join(', ')}.${meant !== undefined && place === unknown[0]?.[1] ? perhaps(meant) : didYouMean(key, known)}`
        : `Declare it under "properties" in the schema, or remove it: there is no question here.`;
    yield [place, `"${key}" is not a question of this ${path ? 'group' : 'schema'}.`, repair];
  }
  if (sections && order) {
    yield [`${at}/ui:order`, '"ui:order" has no effect beside "ui:sections".', 'Remove one of them.'];
  }
  // A question is not missing in the order if a name there is a misspelling of it: that name is reported already.
  const named = (order ?? []).map((key) => (known.includes(key) ? key : nearest(key, known)));
  const unordered = order && !hasOthers ? known.filter((key) => !named.includes(key)) : [];
  if (unordered.length > 0) {
    const one = unordered.length === 1;
    const names = unordered.map((key) => `"${key}"`).join(', ');
    const repair = `Add ${one ? 'it' : 'them'}, or "${EVERY_OTHER}" in the place of all others.`;
    yield [`${at}/ui:order`, `${names} ${one ? 'is' : 'are'} missing in "ui:order".`, repair];
  }
  if (!sections && !order && known.some((key) => isConditional(schema, key))) {
    const repair = 'Add "ui:sections" or "ui:order" with every question in order.';
    yield [at, 'The order of the conditional questions is undefined.', repair];
  }
  // A section names its questions one by one, so a "*" in one is reported above, and the questions that it stands for are not missing.
  const isAmongOthers = placesIn.has(EVERY_OTHER);
  for (const key of sections === undefined ? [] : known) {
    const places = placesIn.get(key) ?? [];
    const isMisspelt = () =>
      key === meant ||
      unknown.some(([other]) => namesIn(other, known)?.includes(key)) ||
      unknown.some(([other]) => nearest(other, known) === key);
    if (places.length === 1 || (places.length === 0 && (isAmongOthers || isMisspelt()))) continue;
    const problem = `"${key}" is in ${places.length} sections.`;
    yield [places[1] ?? `${at}/ui:sections`, problem, 'Name it in exactly one section of "ui:sections".'];
  }
  for (const [key, property] of Object.entries(properties)) {
    yield* inQuestion(property, uiOf(ui, key), at + formatPointer([key]), [...around, known]);
  }
}

/** The keys of the ui entries that lead to a question of this name in a group or list of these; undefined if there is none. */
function pathBelow(properties: Readonly<Record<string, Schema>>, name: string): readonly string[] | undefined {
  for (const [key, question] of Object.entries(properties)) {
    const { items } = question;
    const [group, keys] = items && isList(question) ? [items, [key, 'items']] : [question, [key]];
    if (!isGroupSchema(group)) continue;
    const below = declaredProperties(group);
    const path = Object.hasOwn(below, name) ? [name] : pathBelow(below, name);
    if (path) return [...keys, ...path];
  }
  return undefined;
}

/** @param isEntry false for a name in an order or a section */
function ofInner(key: string, path: readonly string[], isEntry: boolean): string {
  if (!isEntry) return `Remove it: "${key}" is asked in "${path[0]}", whose entry says the order of what is in it.`;
  const entry = path.toReversed().reduce((inner, name) => `{ "${name}": ${inner} }`, '{ ... }');
  return `Write it where it is asked: ${entry.slice(2, -2)}.`;
}

/** True for a question that a part which repeats within itself asks on the levels around: with all that this level asks. */
function isBelowLastLevel(key: string, known: readonly string[], around: readonly (readonly string[])[]): boolean {
  return around.some((names) => names.includes(key) && known.every((name) => names.includes(name)));
}

/** True if no part of the group that always applies has the question. */
function isConditional(group: Schema, key: string): boolean {
  const always = groupParts(group).filter(({ under }) => under.length === 0);
  return !always.some(({ schema: { properties = {} } }) => Object.hasOwn(properties, key));
}

function* inQuestion(
  question: Schema,
  ui: UiSchema,
  at: string,
  around: readonly (readonly string[])[],
): Generator<Fault> {
  if (isGroupSchema(question)) return yield* inGroup(question, ui, at, around);
  const { items } = question;
  const hasEntries = items !== undefined && isList(question);
  if (hasEntries) yield* inQuestion(items, uiOf(ui, 'items'), `${at}/items`, around);
  for (const key of fieldsOf(ui)) {
    if (hasEntries && key === 'items') continue;
    const repair = hasEntries ? ofEntries(key, question) : (ofOptions(key, ui) ?? 'Remove it.');
    yield [at + formatPointer([key]), `There is no question "${key}" here.`, repair];
  }
}

function ofEntries(key: string, question: Schema): string {
  const keyword =
    isOfNamedAnswers(question) && entryOf({ [NAME]: 'propertyNames', [ANSWER]: 'additionalProperties' }, key);
  return keyword ? `Write it as "${keyword}".` : 'Put it under "items", which is for the entries.';
}

/** For `items` of several options, whose labels and order others write there: they are drawn by one widget, and have no entries. */
function ofOptions(key: string, ui: UiSchema): string | undefined {
  const keys =
    key === 'items' && Object.entries(uiOf(ui, key)).map(([one, value]) => `"${one}": ${JSON.stringify(value)}`);
  return keys && keys.length > 0 ? `Write ${keys.join(', ')} here in place of "items".` : undefined;
}

function fieldsOf(ui: UiSchema): readonly string[] {
  return Object.keys(ui).filter((key) => !key.startsWith('ui:'));
}
