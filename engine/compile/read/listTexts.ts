// The translatable texts of a definition's file and their names in a language file: the JSON Pointer, except that a step is named
// by its id ("/steps/family/label"), as are statuses, moves and letters, and an option by its value ("/enum/yes"), so that their names survive reordering.
import path from 'node:path';
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import { type Position, positionBelow } from '../schema/positions.ts';
import { isOfficeFile } from './jsonFile.ts';
import { narrowedChoices } from './narrowedChoices.ts';

/** A text of a file, by name. */
export interface Text {
  readonly name: string;
  readonly text: string;
  /** Replaces the text in the value that was passed to `listTexts`. */
  replace(translation: unknown): void;
}

type Json = Record<string, unknown>;

const FORM_KEYS = ['title', 'description'];
const UI_KEYS = ['ui:description', 'ui:help', 'ui:placeholder', 'ui:entry', 'ui:add', 'ui:remove'];
/** The same keys inside `ui:options`. */
const OPTION_KEYS = ['description', 'help', 'placeholder'];
const SCHEMA_KEYS = ['title', 'description'];

/** The texts of a file's value, in document order. */
export function listTexts(file: string, value: unknown): readonly Text[] {
  const name = path.basename(file);
  if (name === 'form.json') return isRecord(value) ? [...formTexts(value)] : [];
  if (isOfficeFile(file)) return isRecord(value) ? [...officeTexts(value)] : [];
  return [
    ...(name.endsWith('.ui.json') ? uiTexts(value, '') : schemaTexts(value, '', 'schema', narrowedChoices(value))),
  ];
}

function* formTexts(form: Json): Generator<Text> {
  yield* textsAt(form, FORM_KEYS, '');
  yield* textsAt(form.menu, ['label'], '/menu');
  for (const [, step] of partsOf(form.steps)) yield* textsAt(step, ['label'], `/steps/${recordOf(step).id}`);
  yield* textsAt(form.incomplete, ['next', 'submit'], '/incomplete');
  yield* textsAt(form.submit, ['label', 'busy'], '/submit');
  yield* textsAt(form.again, ['label', 'text'], '/again');
  yield* textsAt(form.done, ['title'], '/done');
  yield* leaves(recordOf(form.done).text, '/done/text');
}

function* officeTexts(office: Json): Generator<Text> {
  for (const list of ['statuses', 'moves', 'letters']) {
    for (const [, part] of partsOf(office[list])) {
      const { id, asks, text } = recordOf(part);
      const at = `/${list}/${id}`;
      yield* textsAt(part, ['label', 'subject'], at);
      yield* schemaTexts(asks ?? {}, `${at}/asks`);
      yield* leaves(text, `${at}/text`);
    }
  }
}

function* uiTexts(node: unknown, at: string): Generator<Text> {
  yield* textsAt(node, UI_KEYS, at);
  for (const [key, part] of partsOf(node)) {
    const below = at + formatPointer([key]);
    if (key === 'ui:sections') yield* sectionTexts(part, below);
    else if (key === 'ui:enumNames') yield* leaves(part, below);
    else if (key === 'ui:options') {
      yield* textsAt(part, OPTION_KEYS, below);
      yield* leaves(recordOf(part).enumNames, `${below}/enumNames`);
    } else yield* uiTexts(part, below);
  }
}

function* sectionTexts(sections: unknown, at: string): Generator<Text> {
  for (const [i, section] of partsOf(sections)) {
    yield* textsAt(section, ['title'], `${at}/${i}`);
    yield* leaves(recordOf(section).text, `${at}/${i}/text`);
  }
}

/**
 * The texts of a schema and of all below it, except in conditions (`if`): their values are compared with answers, and never shown.
 * @param named choices whose options have their labels, and translations, where they are declared (`narrowedChoices`)
 */
function* schemaTexts(
  node: unknown,
  at: string,
  position: Position = 'schema',
  named: ReadonlySet<unknown> = new Set(),
): Generator<Text> {
  const isSchema = position === 'schema' && isRecord(node);
  if (isSchema) yield* textsAt(node, SCHEMA_KEYS, at);
  if (isSchema && !named.has(node)) yield* optionTexts(node, `${at}/enum`);
  for (const [key, part] of partsOf(node)) {
    const below = positionBelow(position, key);
    if (isSchema && key === 'errorMessage') yield* leaves(part, `${at}/errorMessage`);
    else if (isSchema && (key === 'oneOf' || key === 'anyOf'))
      yield* alternativeTexts(part, at + formatPointer([key]), named, named.has(node));
    else if (below !== 'other') yield* schemaTexts(part, at + formatPointer([key]), below, named);
  }
  if (isSchema) yield* textsAt(node, ['errorMessage'], at);
}

/**
 * An option is read by its title where it has one, whether it is written as `const` or as the only one of an `enum`; by its value where it has none.
 * @param isNamed true where options have their labels in the question's declaration
 */
function* alternativeTexts(
  alternatives: unknown,
  at: string,
  named: ReadonlySet<unknown>,
  isNamed: boolean,
): Generator<Text> {
  for (const [key, part] of partsOf(alternatives)) {
    const { title, enum: values, const: value, properties } = recordOf(part);
    const below = at + formatPointer([key]);
    const isTitled = typeof title === 'string' && Array.isArray(values) && values.length === 1;
    if (isRecord(part) && title === undefined && typeof value === 'string' && !properties && !isNamed)
      yield textAt(part, 'title', value, below);
    else yield* isTitled ? textsAt(part, ['title'], below) : schemaTexts(part, below, 'schema', named);
  }
}

function* optionTexts(schema: Json, at: string): Generator<Text> {
  const { enum: values, enumNames } = schema;
  if (!Array.isArray(values) || !(enumNames || values.some((option) => typeof option === 'string'))) return;
  const names: unknown[] = Array.isArray(enumNames) ? enumNames : values.map((value) => String(value).trim());
  for (const [i, value] of values.entries()) {
    const replace = (translation: unknown) => {
      names[i] = translation;
      schema.enumNames = names;
    };
    yield { name: at + formatPointer([String(value)]), text: String(names[i] ?? ''), replace };
  }
}

/** Those of `keys` whose value is a text. */
function* textsAt(node: unknown, keys: readonly string[], at: string): Generator<Text> {
  if (!isRecord(node)) return;
  for (const key of keys) {
    const text = node[key];
    if (typeof text === 'string') yield textAt(node, key, text, at);
  }
}

/** Every text below `node`, however deep. */
function* leaves(node: unknown, at: string): Generator<Text> {
  if (!isObject(node)) return;
  for (const [key, part] of Object.entries(node)) {
    if (typeof part === 'string') yield textAt(node, key, part, at);
    else yield* leaves(part, at + formatPointer([key]));
  }
}

function textAt(node: Json, key: string, text: string, at: string): Text {
  const replace = (translation: unknown) => {
    node[key] = translation;
  };
  return { name: at + formatPointer([key]), text, replace };
}

/** The objects and lists directly below `node`. */
function partsOf(node: unknown): (readonly [string, unknown])[] {
  return isObject(node) ? Object.entries(node).filter(([, part]) => isObject(part)) : [];
}

/** True for an object or a list, whose parts can be set by key or index. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
