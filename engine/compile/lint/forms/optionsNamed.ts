// `ui:enumNames` has a label for each option, and `ui:enumOrder` each option once; what does is in the schema by now.
import { formatPointer, hasQuestions, isGroupSchema, type Schema, type UiSchema, uiOf } from '../../../core/index.ts';
import { MOST_NAMED_IN_UI } from '../../read/appliedUi.ts';
import { withClosed } from '../../schema/closedOptions.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

export const optionsNamed: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, ui, uiPlace } of steps) {
    for (const [at, problem, repair] of inGroup(schema, ui, ''))
      yield { place: placeWithin(ui, at, uiPlace), problem, repair };
  }
};

function* inGroup(group: Schema, ui: UiSchema, at: string): Generator<Fault> {
  for (const { key, schema, whole } of groupQuestions(group)) {
    const own = uiOf(ui, key);
    const place = at + formatPointer([key]);
    const { items } = whole;
    if (isGroupSchema(whole)) yield* inGroup(whole, own, place);
    else if (items && hasQuestions(items)) yield* inEntries(items, uiOf(own, 'items'), `${place}/items`);
    else {
      yield* ofChoice(items ?? whole, own, place);
      yield* closed(schema.items ?? schema, items ?? whole, own, place);
    }
  }
}

function* inEntries(items: Schema, ui: UiSchema, at: string): Generator<Fault> {
  if (isGroupSchema(items)) yield* inGroup(items, ui, at);
  else if (items.items) yield* inEntries(items.items, uiOf(ui, 'items'), `${at}/items`);
}

/** Options that nobody may choose are options, and not all of them. */
function* closed(own: Schema, whole: Schema, ui: UiSchema, at: string): Generator<Fault> {
  const { 'ui:enumDisabled': values } = ui;
  if (!Array.isArray(values) || !own.enum) return;
  const known = [withClosed(own), withClosed(whole)].flatMap((choice) => choice.enum ?? []);
  const unknown = values.findIndex((value) => !known.includes(value));
  if (unknown >= 0) {
    const problem = `${JSON.stringify(values[unknown])} is not an option.`;
    yield [`${at}/ui:enumDisabled/${unknown}`, problem, 'Write one of "enum", or remove it.'];
  } else if (own.enum.every((value) => values.includes(value))) {
    const problem = '"ui:enumDisabled" leaves no option that could be chosen.';
    yield [`${at}/ui:enumDisabled`, problem, 'Name fewer options, or remove the question.'];
  }
}

function* ofChoice({ enum: values }: Schema, ui: UiSchema, at: string): Generator<Fault> {
  if (!values) return;
  const { 'ui:enumNames': names, 'ui:enumOrder': order } = ui;
  if (names !== undefined) {
    const repair =
      values.length > MOST_NAMED_IN_UI
        ? 'Write it as "enumNames" beside "enum" in the schema: so long a list is sorted in each language.'
        : 'Give each option one label, in the order of "enum".';
    yield [`${at}/ui:enumNames`, `"ui:enumNames" does not fit the ${values.length} options.`, repair];
  }
  if (order !== undefined) {
    const repair = 'Name each option once, or "*" for all that are not named.';
    yield [`${at}/ui:enumOrder`, '"ui:enumOrder" does not have each option once.', repair];
  }
}
