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
import { didYouMean } from '../../errors/didYouMean.ts';
import { groupParts } from '../../schema/groupParts.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

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
  const listed = [...inSections, ...inOrder];
  const entries = fieldsOf(ui).map((key) => [key, at + formatPointer([key])] as const);
  for (const [key, place] of new Map([...entries, ...listed].toReversed())) {
    if (known.includes(key) || isBelowLastLevel(key, known, around)) continue;
    yield [
      place,
      `"${key}" is not a question of this schema.`,
      `Use one of ${known.join(', ')}.${didYouMean(key, known)}`,
    ];
  }
  if (sections && order) {
    yield [`${at}/ui:order`, '"ui:order" has no effect beside "ui:sections".', 'Remove one of them.'];
  }
  const unordered = order && !order.includes(EVERY_OTHER) && known.find((key) => !order.includes(key));
  if (unordered) {
    const repair = `Add it, or "${EVERY_OTHER}" in the place of all others.`;
    yield [`${at}/ui:order`, `"${unordered}" is missing in "ui:order".`, repair];
  }
  if (!sections && !order && known.some((key) => isConditional(schema, key))) {
    const repair = 'Add "ui:sections" or "ui:order" with every question in order.';
    yield [at, 'The order of the conditional questions is undefined.', repair];
  }
  for (const key of sections === undefined ? [] : known) {
    const places = inSections.filter(([other]) => other === key).map(([, place]) => place);
    if (places.length === 1) continue;
    const problem = `"${key}" is in ${places.length} sections.`;
    yield [places[1] ?? `${at}/ui:sections`, problem, 'Name it in exactly one section of "ui:sections".'];
  }
  for (const [key, property] of Object.entries(properties)) {
    yield* inQuestion(property, uiOf(ui, key), at + formatPointer([key]), [...around, known]);
  }
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
    const repair = hasEntries
      ? 'Put it under "items", which is for the entries.'
      : (ofOptions(key, ui) ?? 'Remove it.');
    yield [at + formatPointer([key]), `There is no question "${key}" here.`, repair];
  }
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
