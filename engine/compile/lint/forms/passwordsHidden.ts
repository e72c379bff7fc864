// A password is shown to nobody who has not asked for it, so nothing else of the form may name it: a name or a mail would show it, a
// file would keep it, and an address would carry it.
import {
  declaredProperties,
  formatPointer,
  isGroupSchema,
  type Path,
  type Schema,
  toName,
  type UiSchema,
  uiOf,
} from '../../../core/index.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import type { Definition } from '../../read/definition.ts';
import { lastName, namesIn } from '../../schema/computations.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const passwordsHidden: Rule = function* (definition) {
  const { form, office, officePlace, placeInForm, placeWithin } = definition;
  const secrets = secretsOf(definition);
  const [first] = secrets;
  if (!first) return;
  if (form.submit.download !== undefined) {
    const problem = `The file on the visitor's device would have the password "${first.path.at(-1)}".`;
    yield { place: placeInForm('/submit/download'), problem, repair: 'Remove "download", or the question.' };
  }
  const { summary, mailOffice, mail, prefill, again } = form;
  for (const [at, text] of stringsIn({ summary, mailOffice, mail, prefill, again })) {
    const isNamed = secrets.some(({ path }) => text === formatPointer(path.map(String)) || text === toName(path));
    if (isNamed) yield shown(text, placeInForm(at));
  }
  for (const [at, text] of office ? stringsIn(office) : []) {
    const named = secrets.map(({ path }) => formatPointer(path.map(String))).find((name) => isIn(name, text));
    if (office && named) yield shown(named, placeWithin(office, at, officePlace));
  }
  for (const { ui, uiPlace } of definition.steps) {
    for (const [at, text] of stringsIn(ui)) {
      const isTaken = at.endsWith('/ui:same-as') && secrets.some(({ path }) => text === toName(path));
      if (isTaken) yield shown(text, placeWithin(ui, at, uiPlace));
    }
  }
  yield* computedFrom(definition);
  yield* repeated(definition);
  for (const { question, place } of secrets) {
    if (question.default === undefined) continue;
    const problem = 'A password that stands in the file can be read by everybody.';
    yield { place: placeWithin(question, '/default', place), problem, repair: 'Remove "default".' };
  }
};

/** The property names of all passwords. A computation names questions by property name within its group, so any question of such a name is refused. */
export function passwordNames(definition: Definition): ReadonlySet<string> {
  return new Set(secretsOf(definition).map(({ path }) => String(path.at(-1))));
}

/** True for a pointer, and for a placeholder of a letter. */
function isIn(pointer: string, text: string): boolean {
  return text === pointer || text.includes(`{${pointer}}`) || text.includes(`{${pointer}|`);
}

function shown(name: string, place: Place): Finding {
  const problem = `"${name}" is a password, which would be shown here.`;
  return { place, problem, repair: 'Name another question, or remove it.' };
}

function* computedFrom(definition: Definition): Generator<Finding> {
  const { steps, placeWithin } = definition;
  const names = passwordNames(definition);
  for (const { schema, schemaPlace } of steps) {
    for (const part of subschemas(schema)) {
      for (const [at, name] of part.computed ? namesIn(part.computed) : []) {
        if (!names.has(lastName(name))) continue;
        yield shown(name, placeWithin(part, `/computed${at}`, schemaPlace));
      }
    }
  }
}

/** What has to be the same as a password is one, too. */
function* repeated(definition: Definition): Generator<Finding> {
  const { steps, placeWithin } = definition;
  const names = passwordNames(definition);
  for (const { schema, schemaPlace } of steps) {
    for (const { properties = {} } of subschemas(schema)) {
      for (const [key, question] of Object.entries(properties)) {
        const same = lastName(question.equals?.$data ?? '');
        if (!names.has(same) || names.has(key)) continue;
        const problem = `"${key}" has to be the same as the password "${same}", and would be shown.`;
        const repair = `Write "${key}": { "ui:widget": "password" } in the ui file.`;
        yield { place: placeWithin(question, '/equals', schemaPlace), problem, repair };
      }
    }
  }
}

interface Secret {
  readonly path: Path;
  readonly question: Schema;
  readonly place: Place;
}

function secretsOf({ steps }: Definition): readonly Secret[] {
  return steps.flatMap(({ at, schema, ui, schemaPlace }) => [...secretsIn(schema, ui, at, schemaPlace)]);
}

function* secretsIn(group: Schema, ui: UiSchema, path: Path, place: Place): Generator<Secret> {
  for (const [key, question] of Object.entries(declaredProperties(group))) {
    yield* secretsAt(question, uiOf(ui, key), [...path, key], place);
  }
}

/** Those of the question itself, of the group that it is, and of the entries of its list. */
function* secretsAt(question: Schema, own: UiSchema, path: Path, place: Place): Generator<Secret> {
  if (own['ui:widget'] === 'password') yield { path, question, place };
  if (isGroupSchema(question)) yield* secretsIn(question, own, path, place);
  else if (question.items) yield* secretsAt(question.items, uiOf(own, 'items'), path, place);
}

function* stringsIn(part: unknown, at = ''): Generator<readonly [at: string, text: string]> {
  if (typeof part === 'string') yield [at, part];
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) yield* stringsIn(inner, at + formatPointer([key]));
}
