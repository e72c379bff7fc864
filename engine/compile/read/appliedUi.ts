// What a ui file says of a question that its schema could say as well: labels and order of its options, as in RJSF, those that nobody may
// choose, and that it is locked.
// It is written into the schema here, so that everything behind knows one spelling. What cannot be applied stays in the ui file, where the
// rules find it.
import { EVERY_OTHER, isList, isRecord, recordOf, type Schema, type UiSchema, uiOf } from '../../core/index.ts';
import { withoutClosed } from '../schema/closedOptions.ts';
import { entryOf } from '../schema/entryOf.ts';
import { lockedQuestion, withLocksInside } from '../schema/locks.ts';
import { mapQuestions } from '../schema/mapQuestions.ts';
import { noteNamedInUi } from '../schema/namedInUi.ts';

/** Longer lists are sorted in each language, so that a position does not name an option. */
export const MOST_NAMED_IN_UI = 25;

export interface AppliedUi {
  readonly schema: Schema;
  readonly ui: UiSchema;
  /** Choices whose labels stand in the ui file, as they were. */
  readonly labelled: readonly Schema[];
}

/** @param made is told of each part that stands in the place of another */
export function appliedUi(schema: Schema, ui: UiSchema, made: (part: object, of: object) => void): AppliedUi {
  if (!isRecord(schema) || !isRecord(ui)) return { schema, ui, labelled: [] };
  const labelled: Schema[] = [];
  const all = withLocksInside(schema, ui, made);
  const applied = new Map<UiSchema, ReadonlySet<string>>();
  const declared = new Map<UiSchema, (readonly unknown[])[]>();
  mapQuestions(schema, all, (question, own) => {
    for (const [choice, entry] of choicesIn(question, own)) {
      if (Array.isArray(choice.enum)) declared.set(entry, [...(declared.get(entry) ?? []), choice.enum]);
    }
    return question;
  });
  const withUi = (choice: Schema, own: UiSchema, isDrawnBy: boolean): Schema => {
    const all = declared.get(own) ?? [];
    const labelledChoice = withLabels(choice, namesByValue(all, own['ui:enumNames']));
    const named = withOrder(labelledChoice, orderOf(all, own['ui:enumOrder']));
    const keys = [
      ...(labelledChoice === choice ? [] : ['ui:enumNames']),
      ...(named === labelledChoice ? [] : ['ui:enumOrder']),
    ];
    if (keys.length > 0) applied.set(own, new Set([...(applied.get(own) ?? []), ...keys]));
    if (named.enumNames !== choice.enumNames && namesAll(named.enum ?? [], own['ui:enumNames'])) labelled.push(choice);
    const open = isDrawnBy ? withoutClosed(named, own['ui:enumDisabled']) : named;
    if (labelledChoice !== choice) noteNamedInUi(open);
    return open;
  };
  const withChoices = (question: Schema, own: UiSchema): Schema => {
    const { items } = question;
    if (!isRecord(items)) return withUi(question, own, true);
    // For a list of choices, `ui:enumNames` and `ui:enumOrder` may be written at the list or under its `items`. For a list of lists of choices they are under `items` of `items`.
    const entries = isList(question) ? withChoices(items, uiOf(own, 'items')) : items;
    const options = withUi(entries, own, !isList(question));
    if (options === items) return question;
    made(options, items);
    return { ...question, items: options };
  };
  const change = (question: Schema, own: UiSchema) => withChoices(lockedQuestion(question, own), own);
  const changed = mapQuestions(schema, all, change, made);
  return { schema: changed, ui: applied.size === 0 ? all : withoutApplied(all, applied, made), labelled };
}

/** The choices that a question and its ui entry are of: itself, or the entries of a list, which also have a ui entry of their own. */
function* choicesIn(question: Schema, ui: UiSchema): Generator<readonly [Schema, UiSchema]> {
  const { items } = question;
  yield [isRecord(items) ? items : question, ui];
  if (isRecord(items) && isList(question)) yield* choicesIn(items, uiOf(ui, 'items'));
}

/** The options with these labels; an option that is not named keeps its own. Unchanged if no names fit. */
function withLabels(choice: Schema, names: Readonly<Record<string, unknown>> | undefined): Schema {
  const { enum: values, enumNames } = choice;
  if (!names || !Array.isArray(values)) return choice;
  const labels = values.map((value, i) => entryOf(names, String(value)) ?? enumNames?.[i] ?? String(value));
  return labels.every((label) => typeof label === 'string') ? { ...choice, enumNames: labels } : choice;
}

/**
 * The options in the order that `ui:enumOrder` gives; unchanged without it, if it does not fit, or if they are in this order.
 * @param order the values of all options in the order of `ui:enumOrder`; `choice` may be a branch that has only some of them
 */
function withOrder(choice: Schema, order: readonly string[] | undefined): Schema {
  const { enum: values, enumNames } = choice;
  const positions = order && Array.isArray(values) ? positionsIn(values.map(String), order) : undefined;
  if (!values || !positions || positions.every((position, i) => position === i)) return choice;
  return {
    ...choice,
    enum: positions.map((i) => values[i]),
    ...(enumNames && { enumNames: positions.map((i) => enumNames[i] ?? '') }),
  };
}

/** True where the labels leave no option with that of the schema. */
function namesAll(values: readonly unknown[], names: unknown): boolean {
  return Array.isArray(names) || (isRecord(names) && values.every((value) => String(value) in names));
}

/**
 * `ui:enumNames` as labels by value; undefined if it does not fit. A list of labels names the options of the part that has as many, if that part has those of all
 * others too: elsewhere a position would name two options.
 * @param declared the options of the question in each part that has it
 */
function namesByValue(
  declared: readonly (readonly unknown[])[],
  names: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const all = declared.flat().map(String);
  if (isRecord(names)) return Object.keys(names).every((key) => all.includes(key)) ? names : undefined;
  if (!Array.isArray(names) || names.length > MOST_NAMED_IN_UI) return undefined;
  const options = declared.find(({ length }) => length === names.length)?.map(String);
  if (!options || !all.every((one) => options.includes(one))) return undefined;
  return Object.fromEntries(options.map((value, i) => [value, names[i]]));
}

/**
 * `ui:enumOrder` with `*` replaced by the options that it does not name; undefined unless it then has each option once.
 * @param declared the options of the question in each part that has it. They are taken together, or, where a branch has one by mistake that the
 *   declaration lacks, from the part with the most.
 */
function orderOf(declared: readonly (readonly unknown[])[], order: unknown): readonly string[] | undefined {
  if (!Array.isArray(order)) return undefined;
  const [most = []] = declared.toSorted((one, other) => other.length - one.length);
  return [declared.flat(), most].map((values) => orderIn([...new Set(values.map(String))], order)).find(Boolean);
}

function orderIn(keys: readonly string[], order: readonly unknown[]): readonly string[] | undefined {
  const named = order.filter((one) => one !== EVERY_OTHER).map(String);
  const others = keys.filter((key) => !named.includes(key));
  const all = order.flatMap((one) => (one === EVERY_OTHER ? others : String(one)));
  const isWhole = all.length === keys.length && new Set(all).size === keys.length;
  return isWhole && all.every((key) => keys.includes(key)) ? all : undefined;
}

/** True for an order in which the options stand without it. */
export function isOrderOf(values: readonly unknown[], order: unknown): boolean {
  const keys = values.map(String);
  return Array.isArray(order) && orderIn(keys, order)?.every((key, i) => key === keys[i]) === true;
}

/** Indexes into `values`, in the order in which `order` has those values; values that `order` lacks come last. Undefined if a value occurs twice. */
function positionsIn(values: readonly string[], order: readonly string[]): readonly number[] | undefined {
  if (new Set(values).size < values.length) return undefined;
  const rank = (i: number) => (order.includes(values[i] ?? '') ? order.indexOf(values[i] ?? '') : order.length);
  return [...values.keys()].sort((one, other) => rank(one) - rank(other));
}

/** Without the keys that are in the schema now: RJSF would apply them again. */
function withoutApplied(
  ui: UiSchema,
  applied: ReadonlyMap<UiSchema, ReadonlySet<string>>,
  made: (part: object, of: object) => void,
): UiSchema {
  const entries = Object.entries(ui).map(([key, part]) => {
    const isEntry = !key.startsWith('ui:') && isRecord(part);
    return [key, isEntry ? withoutApplied(uiOf(ui, key), applied, made) : part] as const;
  });
  const isSame = entries.every(([key, part]) => recordOf(ui)[key] === part);
  if (isSame && !applied.has(ui)) return ui;
  const left = Object.fromEntries(entries.filter(([key]) => !applied.get(ui)?.has(key)));
  made(left, ui);
  return left;
}
