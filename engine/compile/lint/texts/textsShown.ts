// Titles and descriptions in places of a schema that no page shows.
import { isGroupSchema, isList, memoise, type Schema, type UiSchema, uiOf } from '../../../core/index.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import type { Definition, DefinitionStep } from '../../read/definition.ts';
import { areTogether } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { groupSchemas, subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

const IN_SECTION = 'Write it as "text" of a section in the ui file, or remove it.';

export const textsShown: Rule = function* (definition) {
  yield* replaced(definition);
  yield* saidAgain(definition);
  yield* ofLists(definition);
  for (const step of definition.steps) {
    yield* ofStep(definition, step);
    for (const schema of subschemas(step.schema)) {
      const { items, allOf = [], then: yes, else: no } = schema;
      if (items && items.format !== 'attachment') yield* ofEntry(definition, step, items, isList(schema));
      for (const part of [yes, no, ...allOf]) {
        if (part)
          yield* hidden(definition, step, part, 'a branch', 'Write it as a heading of "ui:sections", or remove it.');
      }
    }
  }
};

/** Descriptions that `ui:description` replaces wherever the question is asked. */
function* replaced({ steps, placeWithin }: Definition): Generator<Finding> {
  const shown = new Map<Schema, boolean>();
  const note = (question: Schema, ui: UiSchema): void => {
    shown.set(question, shown.get(question) || ui['ui:description'] === undefined);
    if (question.items) inGroup(question.items, uiOf(ui, 'items'));
    inGroup(question, ui);
  };
  const inGroup = (group: Schema, ui: UiSchema): void => {
    if (!isGroupSchema(group)) return;
    for (const { key, schema } of groupQuestions(group)) note(schema, uiOf(ui, key));
  };
  for (const { schema, ui } of steps) inGroup(schema, ui);
  for (const { schema, schemaPlace } of steps) {
    for (const question of subschemas(schema)) {
      if (question.description === undefined || shown.get(question) !== false) continue;
      const problem = '"description" is not shown: "ui:description" in the ui file stands in its place.';
      yield { place: placeWithin(question, '/description', schemaPlace), problem, repair: 'Remove one of them.' };
    }
  }
}

/**
 * Titles and descriptions that nobody sees, because a later part, which applies to exactly the same answers, says another one. Several groups
 * may refer to one definition by `$ref`, and its text is shown if one of them shows it, so it is reported only if none does.
 */
function* saidAgain({ steps, placeWithin }: Definition): Generator<Finding> {
  for (const text of ['title', 'description'] as const) {
    const shown = new Map<Schema, boolean>();
    for (const { schema } of steps) for (const group of groupSchemas(schema)) noteShown(group, text, shown);
    for (const { schema, schemaPlace } of steps) {
      for (const question of subschemas(schema)) {
        if (shown.get(question) !== false) continue;
        const problem = `"${text}" is not shown: that of a later part, which always applies as well, stands in its place.`;
        yield { place: placeWithin(question, `/${text}`, schemaPlace), problem, repair: 'Remove one of them.' };
      }
    }
  }
}

type Shown = Map<Schema, boolean>;

/** Notes for each question of the group whether its text is shown in it; once shown in any group, it stays so. */
function noteShown(group: Schema, text: 'title' | 'description', shown: Shown): void {
  const questions = groupQuestions(group);
  for (const [i, { key, schema, part }] of questions.entries()) {
    const later = questions.slice(i + 1).filter((one) => one.key === key && areTogether(part, one.part));
    const isReplaced = later.some((one) => one.schema[text] !== undefined && one.schema[text] !== schema[text]);
    if (schema[text] !== undefined) shown.set(schema, shown.get(schema) || !isReplaced);
  }
}

/** Titles of lists in branches: entries, and the button that adds one, are called by the title outside of them. */
function* ofLists({ steps, placeWithin }: Definition): Generator<Finding> {
  for (const { schema: step, schemaPlace, ui } of steps) {
    for (const [schema, own] of renamedLists(step, ui)) {
      if (own['ui:entry'] !== undefined && own['ui:add'] !== undefined) continue;
      const problem = 'The entries of this list, and the button that adds one, keep the title outside of this branch.';
      const repair = 'Add "ui:entry" and "ui:add" in the ui file, or remove this title.';
      yield { place: placeWithin(schema, '/title', schemaPlace), problem, repair };
    }
  }
}

function* renamedLists(group: Schema, ui: UiSchema): Generator<readonly [Schema, UiSchema]> {
  for (const { key, schema, whole, narrows } of groupQuestions(group)) {
    let [list, own] = [whole, uiOf(ui, key)];
    if (narrows && isList(whole) && schema.title !== undefined && schema.title !== narrows.title) yield [schema, own];
    while (list.items) [list, own] = [list.items, uiOf(own, 'items')];
    if (isGroupSchema(list)) yield* renamedLists(list, own);
  }
}

/** A title that is shown elsewhere may stand there. */
function* ofStep(definition: Definition, step: DefinitionStep): Generator<Finding> {
  const { title, ...others } = step.schema;
  const isShown = title === step.label || title === definition.form.title;
  const repair = `Remove it: the step is called by its "label" in form.json, “${step.label}”.`;
  if (title !== undefined && !isShown) yield* hidden(definition, step, step.schema, 'a step', repair, ['title']);
  if (others.description !== undefined)
    yield* hidden(definition, step, step.schema, 'a step', IN_SECTION, ['description']);
}

function* ofEntry(definition: Definition, step: DefinitionStep, items: Schema, isEntry: boolean): Generator<Finding> {
  if (!isEntry) {
    return yield* hidden(definition, step, items, 'an option', 'Write it at the question, or remove it.');
  }
  const repair = 'Write it as "ui:entry" of the list in the ui file, or remove it.';
  // A list in a list names its own entries by it.
  if (!items.items || !isList(items)) yield* hidden(definition, step, items, 'an entry', repair, ['title']);
  // That of a single answer is the line below its heading.
  if (!isGroupSchema(items)) return;
  yield* hidden(definition, step, items, 'an entry', IN_SECTION.replace('a section', 'a section under "items"'), [
    'description',
  ]);
}

/** Texts that nobody reads. One that a question shows by a reference to the same part is not reported. */
function* hidden(
  definition: Definition,
  { schemaPlace }: DefinitionStep,
  schema: Schema,
  where: string,
  repair: string,
  keys: readonly ('title' | 'description')[] = ['title', 'description'],
): Generator<Finding> {
  for (const key of keys) {
    if (schema[key] === undefined) continue;
    const place = definition.placeWithin(schema, `/${key}`, schemaPlace);
    if (!placesShown(definition).has(inText(place)))
      yield { place, problem: `"${key}" of ${where} is not shown.`, repair };
  }
}

/** The places of all texts that questions show: parts of definitions, or of files, that others may refer to as well. */
const placesShown = memoise(({ steps, placeWithin }: Definition): ReadonlySet<string> => {
  const texts = steps.flatMap(({ schema, schemaPlace }) =>
    [...subschemas(schema)].flatMap(({ properties = {} }) =>
      Object.values(properties).flatMap((question) =>
        (['title', 'description'] as const).flatMap((key) =>
          question[key] === undefined ? [] : placeWithin(question, `/${key}`, schemaPlace),
        ),
      ),
    ),
  );
  return new Set(texts.map(inText));
});

function inText({ file, pointer }: Place): string {
  return `${file}#${pointer}`;
}
