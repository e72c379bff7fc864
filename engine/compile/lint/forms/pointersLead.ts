// Names in form.json and in ui entries that speak of answers: a document's mapping, what is carried over to a new form, where
// the same answer can be taken from, what names an entry.
import { formatPointer, type Path, parsePointer, toPath, type UiSchema } from '../../../core/index.ts';
import { DefinitionError } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { Definition } from '../../read/readDefinition.ts';
import { questionAt } from '../../schema/questionAt.ts';
import type { Rule } from '../rule.ts';

export const pointersLead: Rule = function* (definition) {
  const { form, placeInForm, steps, placeWithin } = definition;
  for (const [at, pointer] of leaves(form.submit.document, '/submit/document')) {
    const path = parsePointer(pointer);
    if (leads(definition, path)) continue;
    const repair = `Write the JSON Pointer of an answer, e.g. "/${names(definition)[0]}".${near(definition, path)}`;
    yield new DefinitionError(placeInForm(at), `"${pointer}" names no answer of this form.`, repair);
  }
  for (const [i, name] of (form.again?.keep ?? []).entries()) {
    if (leads(definition, toPath(name))) continue;
    const repair = `Name an answer or a group.${near(definition, toPath(name))}`;
    yield new DefinitionError(placeInForm(`/again/keep/${i}`), `"${name}" names no answer of this form.`, repair);
  }
  for (const { schema, ui, uiPlace } of steps) {
    for (const [at, keyword, name, path] of hints(ui, '', [])) {
      const found =
        keyword === 'ui:same-as' ? leads(definition, toPath(name)) : questionAt(schema, [...path, 0, ...toPath(name)]);
      if (found) continue;
      const problem = `"${name}" under "${keyword}" names no question.`;
      yield new DefinitionError(placeWithin(ui, at, uiPlace), problem, 'Write the name of a question.');
    }
  }
};

function* leaves(part: unknown, at: string): Generator<readonly [at: string, pointer: string]> {
  if (typeof part === 'string') yield [at, part];
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) yield* leaves(inner, at + formatPointer([key]));
}

function* hints(ui: UiSchema, at: string, path: Path): Generator<readonly [string, string, string, Path]> {
  for (const [key, value] of Object.entries(ui)) {
    if (key === 'ui:same-as' || key === 'ui:named-by') yield [at + formatPointer([key]), key, String(value), path];
    if (key.startsWith('ui:') || typeof value !== 'object' || value === null) continue;
    yield* hints(value as UiSchema, at + formatPointer([key]), [...path, key === 'items' ? 0 : key]);
  }
}

/** True for an answer, a group of them, or the place of a step. */
function leads({ steps }: Definition, path: Path): boolean {
  return steps.some(({ at, schema }) => {
    const common = at.slice(0, path.length).every((key, depth) => key === path[depth]);
    return common && (path.length <= at.length || questionAt(schema, path.slice(at.length)) !== undefined);
  });
}

function names({ steps }: Definition): string[] {
  return steps.flatMap(({ at, schema }) => at[0] ?? Object.keys(schema.properties ?? {}));
}

function near(definition: Definition, path: Path): string {
  const inSteps = definition.steps.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  return didYouMean(String(path.at(-1)), [...names(definition), ...inSteps]);
}
