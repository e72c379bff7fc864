// A definition without one of its keywords: a key of form.json, of a ui file, of a schema or of a condition, or one part of a list
// (`required`, `allOf`). Questions and answers (options, what a condition compares with) are no keywords.
import { positionBelow } from '../../compile/index.ts';
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import type { DrawnForm } from './arbitraryDefinition.ts';

export interface Removal {
  readonly file: string;
  /** JSON Pointer of what is left out. */
  readonly pointer: string;
  readonly files: DrawnForm['files'];
}

/** What stands at a place: of a schema as the compiler knows it, of a condition a schema of its own, of other files any object. */
type Kind = 'schema' | 'schemas' | 'condition' | 'tests' | 'words' | 'ui' | 'form' | 'answer';

/** Says nothing to a form: for editors and maintainers, or of other makers. */
const NOTES: ReadonlySet<string> = new Set(['$schema', '$comment', '$id']);

/** Keywords that may say what holds without them: another value would change something. */
function statesWhatHolds(key: string, value: unknown, kind: Kind): boolean {
  if (kind === 'ui' && !key.startsWith('ui:')) return isRecord(value) && hasOnlyWhatHolds(value);
  switch (key) {
    case 'minLength':
      return Number(value) <= 1;
    case 'minItems':
    case 'minProperties':
      return Number(value) <= 1;
    case 'type':
    case 'ui:order':
    case 'ui:widget':
      return true;
    case 'additionalProperties':
      return value === false;
    case 'const':
    case 'properties':
      return kind === 'condition' && saysTicked(key, value);
    default:
      return false;
  }
}

/** True for `required` that names groups only. A group's object always exists, even without answers, so leaving it out changes nothing. */
function namesGroups(value: unknown, { properties }: Record<string, unknown>): boolean {
  return Array.isArray(value) && value.every((name) => recordOf(recordOf(properties)[name]).properties !== undefined);
}

/** True for the ui entry of a question, or of a list's entries, in which each key says what holds without it. */
function hasOnlyWhatHolds(entry: Record<string, unknown>): boolean {
  const keys = Object.entries(entry);
  return keys.every(([key, value]) => statesWhatHolds(key, value, 'ui'));
}

/** `const: true` of a checkbox says what `required` says. */
function saysTicked(key: string, value: unknown): boolean {
  return key === 'const' ? value === true : Object.values(Object(value)).every((test) => Object(test).const === true);
}

/** Every removal, in the order of the files. */
export function* removals(files: DrawnForm['files']): Generator<Removal> {
  for (const [file, content] of Object.entries(files)) {
    const kind: Kind = file.endsWith('.schema.json') ? 'schema' : file.endsWith('.ui.json') ? 'ui' : 'form';
    for (const [path, without] of partsWithout(content, kind, [])) {
      yield { file, pointer: formatPointer(path), files: { ...files, [file]: without } };
    }
  }
}

type Without = readonly [path: readonly string[], whole: unknown];

function* partsWithout(part: unknown, kind: Kind, path: readonly string[]): Generator<Without> {
  if (Array.isArray(part)) {
    for (const [i, one] of part.entries()) {
      if (isPart(one, kind)) yield [[...path, String(i)], part.toSpliced(i, 1)];
      const below = kind === 'schemas' ? 'schema' : kind;
      for (const [at, whole] of partsWithout(one, below, [...path, String(i)])) yield [at, part.with(i, whole)];
    }
  } else if (isRecord(part)) {
    for (const [key, one] of Object.entries(part)) {
      const { [key]: _, ...rest } = part;
      const holds = kind === 'condition' && key === 'required' && namesGroups(one, part);
      if (isKeyword(key, one, kind) && !holds) yield [[...path, key], rest];
      for (const [at, whole] of partsWithout(one, kindBelow(kind, key), [...path, key])) {
        yield [at, { ...part, [key]: whole }];
      }
    }
  }
}

/** True for a part of a list that can be left out. */
function isPart(one: unknown, kind: Kind): boolean {
  return (
    kind !== 'answer' &&
    (kind !== 'condition' || isRecord(one)) &&
    (kind !== 'schemas' || isRecord(one)) &&
    (kind !== 'ui' || !isName(one))
  );
}

/** Names of questions in `ui:order` and in sections say where each stands. */
function isName(one: unknown): boolean {
  return typeof one === 'string';
}

function isKeyword(key: string, value: unknown, kind: Kind): boolean {
  if (kind === 'answer' || kind === 'schemas') return false;
  if (kind === 'tests') return Object(value).const !== true;
  return !NOTES.has(key) && !statesWhatHolds(key, value, kind);
}

/** Keywords whose values are answers, or names that belong together. */
const ANSWERS = ['const', 'enum', 'enumNames', 'default', 'type', 'computed', 'between', '$data'];

function kindBelow(kind: Kind, key: string): Kind {
  if (kind === 'answer' || (kind !== 'schemas' && kind !== 'tests' && ANSWERS.includes(key))) return 'answer';
  switch (kind) {
    case 'schema':
      if (key === 'if') return 'condition';
      if (key === 'required') return 'form';
      if (key === 'dependentRequired') return 'words';
      if (key === 'errorMessage') return 'words';
      return inSchema(positionBelow('schema', key));
    case 'schemas':
      return 'schema';
    case 'condition':
      return key === 'properties' ? 'tests' : 'condition';
    case 'tests':
      return 'condition';
    case 'form':
      return key === 'if' ? 'condition' : key === 'types' || key === 'keep' ? 'answer' : 'form';
    default:
      return kind;
  }
}

function inSchema(position: ReturnType<typeof positionBelow>): Kind {
  return position === 'schema' || position === 'schemas' ? position : 'answer';
}
