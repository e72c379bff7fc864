// `ui:enumNames` has a label for each option, and `ui:enumOrder` each option once. Where they do, `read/appliedUi.ts` has moved them into the schema, so those that a ui entry still
// has are wrong or change nothing.
import {
  EVERY_OTHER,
  formatPointer,
  hasQuestions,
  isGroupSchema,
  isList,
  isRecord,
  type Schema,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { didYouMean, perhaps } from '../../errors/didYouMean.ts';
import { isOrderOf, MOST_NAMED_IN_UI } from '../../read/appliedUi.ts';
import { withClosed } from '../../schema/closedOptions.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { optionCalled, optionNear } from '../../schema/optionCalled.ts';
import { labelledTwice } from '../labelledTwice.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

export const optionsNamed: Rule = function* (definition) {
  const { steps, placeWithin } = definition;
  for (const { schema, ui, schemaPlace, uiPlace } of steps) {
    const placeOf = (at: string) => placeWithin(ui, at, uiPlace);
    const twice = (group: Schema, question: Schema, at: string) =>
      labelledTwice(definition, group, question, schemaPlace, placeOf(at));
    // A question that several parts of a group declare has one ui entry, and the loop reads it once for each part.
    const told = new Set<string>();
    for (const fault of inGroup(schema, ui, '', twice)) {
      const text = JSON.stringify(fault);
      if ('place' in fault) yield fault;
      else if (!told.has(text)) yield { place: placeOf(fault[0]), problem: fault[1], repair: fault[2] };
      told.add(text);
    }
  }
};

type Twice = (group: Schema, question: Schema, at: string) => Finding | undefined;

function* inGroup(group: Schema, ui: UiSchema, at: string, twice: Twice): Generator<Fault | Finding> {
  const questions = groupQuestions(group);
  for (const { key, schema, whole, narrows } of questions) {
    const own = uiOf(ui, key);
    const place = at + formatPointer([key]);
    const { items } = whole;
    if (isGroupSchema(whole)) yield* inGroup(whole, own, place, twice);
    else if (items && hasQuestions(items)) yield* inEntries(items, uiOf(own, 'items'), `${place}/items`, twice);
    else {
      const declared = questions.filter((one) => one.key === key).map((one) => one.schema);
      yield* ofOptions({ own: schema, whole, declared }, own, place, (at) =>
        narrows ? undefined : twice(group, schema, at),
      );
    }
  }
}

function* inEntries(items: Schema, ui: UiSchema, at: string, twice: Twice): Generator<Fault | Finding> {
  if (isGroupSchema(items)) yield* inGroup(items, ui, at, twice);
  else if (items.items && hasQuestions(items.items))
    yield* inEntries(items.items, uiOf(ui, 'items'), `${at}/items`, twice);
  else yield* ofOptions({ own: items, whole: items, declared: [items] }, ui, at, () => undefined);
}

/** A choice, or a list of choices. */
interface Choice {
  /** As one part of its group declares it. */
  readonly own: Schema;
  /** With the keywords of all other parts that apply wherever this part applies. */
  readonly whole: Schema;
  /** Its declarations in all parts of the group. They share one ui entry, which may name the options of each of them. */
  readonly declared: readonly Schema[];
}

/** @param again the finding at a place of the ui file for labels that the schema has as well */
function* ofOptions(
  { own, whole, declared }: Choice,
  ui: UiSchema,
  at: string,
  again: (at: string) => Finding | undefined,
): Generator<Fault | Finding> {
  const places: (readonly [UiSchema, string])[] = [[ui, at]];
  if (isList(whole)) places.push([uiOf(ui, 'items'), `${at}/items`]);
  for (const [drawn, place] of places) {
    const finding = again(place);
    if (finding) yield finding;
    const optionsOf = (one: Schema) => withClosed(one.items ?? one).enum;
    const all = [...new Set(declared.flatMap((one) => optionsOf(one) ?? []))];
    const isInSeveralWays = declared.some((one) => (optionsOf(one) ?? all).length < all.length);
    if (optionsOf(whole)) yield* ofChoice(all, isInSeveralWays, drawn, place);
    yield* closed(own.items ?? own, whole.items ?? whole, all, drawn, place);
  }
}

/** Whatever `ui:enumDisabled` names has to be an option, and at least one option has to stay. */
function* closed(own: Schema, whole: Schema, all: readonly unknown[], ui: UiSchema, at: string): Generator<Fault> {
  const { 'ui:enumDisabled': values } = ui;
  if (!Array.isArray(values) || !own.enum) return;
  const unknown = values.findIndex((value) => !all.includes(value));
  if (unknown >= 0) {
    const problem = `${JSON.stringify(values[unknown])} is not an option.`;
    const value = values[unknown];
    const called = [whole, own].flatMap((choice) => optionCalled(value, choice) ?? [])[0];
    const repair =
      called === undefined
        ? `Write one of "enum", or remove it.${perhaps(optionNear(String(value), whole))}`
        : `Write ${JSON.stringify(called)}: options are named by their values.`;
    yield [`${at}/ui:enumDisabled/${unknown}`, problem, repair];
  } else if (own.enum.every((value) => values.includes(value))) {
    const problem = '"ui:enumDisabled" leaves no option that could be chosen.';
    yield [`${at}/ui:enumDisabled`, problem, 'Name fewer options, or remove the question.'];
  }
}

/**
 * @param values the options of all parts of the group that ask the question
 * @param isInSeveralWays true if one of these parts lacks some of them
 */
function* ofChoice(values: readonly unknown[], isInSeveralWays: boolean, ui: UiSchema, at: string): Generator<Fault> {
  const { 'ui:enumNames': names, 'ui:enumOrder': order } = ui;
  if (isRecord(names)) {
    for (const name of Object.keys(names).filter((one) => !values.map(String).includes(one))) {
      const repair = `Remove it, or write one of ${JSON.stringify(values)}.${didYouMean(name, values.map(String))}`;
      yield [`${at}/ui:enumNames${formatPointer([name])}`, `${JSON.stringify(name)} is not an option.`, repair];
    }
  } else if (names !== undefined) {
    const repair =
      values.length > MOST_NAMED_IN_UI
        ? 'Write it as "enumNames" beside "enum" in the schema: so long a list is sorted in each language.'
        : isInSeveralWays
          ? `Name the labels by value, as ${JSON.stringify({ [String(values[0])]: [names].flat()[0] })}: not all branches have the same options.`
          : 'Give each option one label, in the order of "enum".';
    yield [`${at}/ui:enumNames`, `"ui:enumNames" does not fit the ${values.length} options.`, repair];
  }
  if (order !== undefined && isOrderOf(values, order)) {
    const problem = '"ui:enumOrder" has no effect: the options are in this order.';
    yield [`${at}/ui:enumOrder`, problem, 'Remove it.'];
  } else if (order !== undefined) {
    const repair = 'Name each option once, or "*" for all that are not named.';
    const problem = `"ui:enumOrder" does not have each option once${whatOf(values.map(String), order)}.`;
    yield [`${at}/ui:enumOrder`, problem, repair];
  }
}

/** What an order lacks, or has besides; empty for one that is no list. */
function whatOf(options: readonly string[], order: unknown): string {
  const named = (Array.isArray(order) ? order : []).map(String);
  const quoted = (names: readonly string[]) => [...new Set(names)].map((name) => `"${name}"`).join(', ');
  const missing = named.includes(EVERY_OTHER) ? [] : options.filter((option) => !named.includes(option));
  const others = named.filter((name) => name !== EVERY_OTHER && !options.includes(name));
  const twice = named.filter((name, i) => named.indexOf(name) < i);
  const faults = [
    missing.length > 0 && `it lacks ${quoted(missing)}`,
    others.length > 0 && `${quoted(others)} ${others.length === 1 ? 'is no option' : 'are no options'}`,
    twice.length > 0 && `it has ${quoted(twice)} twice`,
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? `: ${faults.join(', and ')}` : '';
}
