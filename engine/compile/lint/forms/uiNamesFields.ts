// The ui file and the schema speak of the same questions: each stands in exactly one section, and no entry is stray.
import { declaredProperties, formatPointer, isGroupSchema, type Schema, type UiSchema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [at: string, problem: string, repair: string];

export const uiNamesFields: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, ui, uiPlace } of steps) {
    for (const [at, problem, repair] of inGroup(schema, ui, '')) {
      yield new DefinitionError(placeWithin(ui, at, uiPlace), problem, repair);
    }
  }
};

function* inGroup(schema: Schema, ui: UiSchema, at: string): Generator<Fault> {
  const properties = declaredProperties(schema);
  const known = Object.keys(properties);
  const sections = ui['ui:sections'] as readonly { readonly fields: readonly string[] }[] | undefined;
  const listed = (sections ?? []).flatMap(({ fields }, i) =>
    fields.map((key, j) => [key, `${at}/ui:sections/${i}/fields/${j}`] as const),
  );
  const entries = fieldsOf(ui).map((key) => [key, at + formatPointer([key])] as const);
  for (const [key, place] of new Map([...entries, ...listed].toReversed())) {
    if (Object.hasOwn(properties, key)) continue;
    yield [
      place,
      `"${key}" is not a question of this schema.`,
      `Use one of ${known.join(', ')}.${didYouMean(key, known)}`,
    ];
  }
  if (sections === undefined && Object.keys(schema.properties ?? {}).length < known.length) {
    const repair = 'Add "ui:sections" that name every question in order.';
    yield [at, 'Where the conditional questions stand is not said.', repair];
  }
  for (const key of sections === undefined ? [] : known) {
    const places = listed.filter(([other]) => other === key).map(([, place]) => place);
    if (places.length === 1) continue;
    const problem = `"${key}" stands in ${places.length} sections.`;
    yield [places[1] ?? `${at}/ui:sections`, problem, 'Name it in exactly one section of "ui:sections".'];
  }
  for (const [key, property] of Object.entries(properties)) {
    yield* inQuestion(property, (ui[key] ?? {}) as UiSchema, at + formatPointer([key]));
  }
}

function* inQuestion(question: Schema, ui: UiSchema, at: string): Generator<Fault> {
  if (isGroupSchema(question)) return yield* inGroup(question, ui, at);
  const { items } = question;
  const isList = items !== undefined && isGroupSchema(items);
  if (isList) yield* inGroup(items, (ui.items ?? {}) as UiSchema, `${at}/items`);
  for (const key of fieldsOf(ui)) {
    if (isList && key === 'items') continue;
    const repair = isList ? 'Put it under "items", which draws an entry.' : 'Remove it.';
    yield [at + formatPointer([key]), `There is no question "${key}" here.`, repair];
  }
}

function fieldsOf(ui: UiSchema): readonly string[] {
  return Object.keys(ui).filter((key) => !key.startsWith('ui:'));
}
