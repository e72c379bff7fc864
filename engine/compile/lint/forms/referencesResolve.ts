// Pointers and names in form.json (`submit.document`, `again.keep`) and in ui files (`ui:same-as`, `ui:named-by`) refer to
// answers that exist.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  type Path,
  parsePointer,
  type Schema,
  toName,
  toPath,
  type UiSchema,
} from '../../../core/index.ts';
import type { Finding } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { Definition, DefinitionStep } from '../../read/definition.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isSingleAnswer, questionAt, questionsAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const referencesResolve: Rule = function* (definition) {
  const { form, placeInForm, steps, placeWithin } = definition;
  for (const [at, pointer] of pointers(form.submit.document, '/submit/document')) {
    const path = parsePointer(pointer);
    if (isDeclared(definition, path)) continue;
    const repair = `Write the place of an answer, e.g. "/${topLevelNames(definition)[0]}".${didYouMean(pointer, places(definition))}`;
    yield { place: placeInForm(at), problem: `"${pointer}" names no answer of this form.`, repair };
  }
  for (const [i, name] of (form.again?.keep ?? []).entries()) {
    if (isDeclared(definition, toPath(name))) continue;
    const repair = nameMeant(definition, name) ?? `Name an answer or a group.${suggest(definition, toPath(name))}`;
    yield { place: placeInForm(`/again/keep/${i}`), problem: `"${name}" names no answer of this form.`, repair };
  }
  for (const step of steps) {
    const { schema, ui, uiPlace } = step;
    for (const [at, keyword, name, path] of uiReferences(schema, ui, '', [])) {
      const found =
        keyword === 'ui:same-as'
          ? isDeclared(definition, toPath(name))
          : questionsAt(schema, [...path, 0, ...toPath(name)]).some(isNaming);
      if (found && keyword === 'ui:same-as') yield* sameAs(definition, step, at, name, path);
      if (found) continue;
      const isAsked = questionAt(schema, [...path, 0, ...toPath(name)]) !== undefined;
      const what = isAsked ? 'names a question whose answer is no text' : 'names no question';
      const exact = keyword === 'ui:same-as' ? nameMeant(definition, name) : undefined;
      const repair = exact ?? `Write the name of a question${isAsked ? ' that asks for a text or an option' : ''}.`;
      yield { place: placeWithin(ui, at, uiPlace), problem: `"${name}" under "${keyword}" ${what}.`, repair };
    }
  }
};

/** True for an answer that can stand on a button. */
function isNaming(question: Schema): boolean {
  return isSingleAnswer(question) && question.type === 'string';
}

/** The button copies the other answer as it is. */
function* sameAs(
  { steps, placeWithin }: Definition,
  { at: place, schema, ui, uiPlace }: DefinitionStep,
  at: string,
  name: string,
  path: Path,
): Generator<Finding> {
  const key = String(path.at(-1));
  const own = questionsAt(schema, path);
  const others = steps.flatMap((step) => questionsAt(step.schema, toPath(name).slice(step.at.length)));
  const where = placeWithin(ui, at, uiPlace);
  if (toName([...place, ...path]) === name) {
    yield {
      place: where,
      problem: `"${name}" is the question itself.`,
      repair: 'Name another question, or remove it.',
    };
  } else if (!others.some((other) => own.some((one) => isAlike(one, other)))) {
    const problem = `"${name}" has other answers, which cannot be the answer to "${key}".`;
    yield { place: where, problem, repair: 'Name a question of the same type, format and options, or remove it.' };
  }
}

function isAlike(one: Schema, other: Schema): boolean {
  const kind = ({ type, format, enum: options }: Schema) => JSON.stringify([type, format, options]);
  return isSingleAnswer(other) && kind(one) === kind(other);
}

function* pointers(part: unknown, at: string): Generator<readonly [at: string, pointer: string]> {
  if (typeof part === 'string') yield [at, part];
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) yield* pointers(inner, at + formatPointer([key]));
}

function* uiReferences(
  schema: Schema,
  ui: UiSchema,
  at: string,
  path: Path,
): Generator<readonly [string, string, string, Path]> {
  for (const [key, value] of Object.entries(ui)) {
    if (key === 'ui:same-as' || key === 'ui:named-by') yield [at + formatPointer([key]), key, String(value), path];
    if (key.startsWith('ui:') || typeof value !== 'object' || value === null) continue;
    // A key without `ui:` is the entry of a question, or `items`, which may be the name of one.
    const isEntry = key === 'items' && questionAt(schema, [...path, key]) === undefined;
    yield* uiReferences(schema, value as UiSchema, at + formatPointer([key]), [...path, isEntry ? 0 : key]);
  }
}

/** True for the path of a question, of a group, or of a step. */
function isDeclared({ steps }: Definition, path: Path): boolean {
  return steps.some(({ at, schema }) => {
    const common = at.slice(0, path.length).every((key, depth) => key === path[depth]);
    return common && (path.length <= at.length || questionAt(schema, path.slice(at.length)) !== undefined);
  });
}

/** For the name of a question without the groups and the step that it is in, or as a JSON Pointer (`/who/name`): its name in the submission (`who[name]`). */
function nameMeant({ steps }: Definition, written: string): string | undefined {
  const keys = written.match(/[^/.[\]]+/g)?.join('/') ?? '';
  const all = steps.flatMap(({ at, schema }) => [...pathsIn(schema, at)]);
  const alike = all.filter((path) => `/${path.join('/')}`.endsWith(`/${keys}`));
  const [path, ...others] = alike;
  return path && others.length === 0 ? `Write "${toName(path)}".` : undefined;
}

function* pathsIn(group: Schema, around: Path): Generator<Path> {
  for (const [key, question] of Object.entries(declaredProperties(group))) {
    yield [...around, key];
    if (isGroupSchema(question)) yield* pathsIn(question, [...around, key]);
  }
}

/** Of the questions of each step. */
function places({ steps }: Definition): readonly string[] {
  return steps.flatMap(({ at, schema }) => groupQuestions(schema).map(({ key }) => formatPointer([...at, key])));
}

function topLevelNames({ steps }: Definition): string[] {
  return steps.flatMap(({ at, schema }) => at[0] ?? Object.keys(schema.properties ?? {}));
}

function suggest(definition: Definition, path: Path): string {
  const inSteps = definition.steps.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  return didYouMean(String(path.at(-1)), [...topLevelNames(definition), ...inSteps]);
}
