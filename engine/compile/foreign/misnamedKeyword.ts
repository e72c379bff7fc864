// "properties" in the place of "items" and the other way round, as a whole, and a "type" that does not fit them.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';

/** JSON Pointers below the schema that was looked through. */
export interface Misplaced {
  readonly at: string;
  readonly problem: string;
  readonly repair: string;
  /** Pairs of JSON Pointers: where a part stands, and where it has to be moved to. */
  readonly moves: readonly (readonly [from: string, to: string])[];
  /** What else has to be written, by its place. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** True if something else may be meant: `--mend` does not move it then. */
  readonly isLikely?: boolean;
  /** True for a part that is left out before the rules run. With `items` they would take a group for a list, and find its questions nowhere. */
  readonly isLeftOut?: boolean;
}

/**
 * A list with its entry under "properties", a group with its questions under "items", one of both with the type of a single answer, and "properties" that stand in
 * each other.
 */
export function misnamedKeyword(
  { type, properties, items, ...others }: Readonly<Record<string, unknown>>,
  keys: readonly (string | number)[],
): Misplaced | undefined {
  const at = (key: string) => formatPointer([...keys, key]);
  const asked = recordOf(properties);
  if (type === 'array' && items === undefined && typeof asked.type === 'string') {
    const problem = '"properties" of this list holds the schema of an entry.';
    return { at: at('properties'), problem, repair: 'Write it as "items".', moves: [[at('properties'), at('items')]] };
  }
  if (type === 'object' && properties === undefined && areQuestions(items)) {
    const problem = '"items" of this group holds its questions.';
    return { at: at('items'), problem, repair: 'Write it as "properties".', moves: [[at('items'), at('properties')]] };
  }
  // An `items` that is no object is reported by checkJson.
  if (type === 'object' && areQuestions(properties) && isRecord(items)) {
    const problem = '"items" is for a list, and this is a group.';
    return { at: at('items'), problem, repair: 'Remove it.', moves: [], isLeftOut: true };
  }
  const isCounted = OF_LISTS.some((key) => key in others);
  if (keys.length > 0 && type === 'array' && items === undefined && areQuestions(properties) && !isCounted) {
    const problem = '"type" is "array", a list, and "properties" is for the type object, a group.';
    const repair =
      'Write "object". For a list write "properties" under "items": { "type": "object" }, and add "maxItems".';
    return { at: at('type'), problem, repair, moves: [], values: { [at('type')]: 'object' }, isLikely: true };
  }
  const isOpen = SINGLE.includes(String(type)) && !OF_SINGLE.some((key) => key in others);
  const meant = isOpen && typeMeant(properties, isCounted ? items : undefined);
  if (meant) {
    const problem = `"type" is "${type}", and "${meant === 'array' ? 'items' : 'properties'}" is for the type ${meant}.`;
    return {
      at: at('type'),
      problem,
      repair: `Write "${meant}".`,
      moves: [],
      values: { [at('type')]: meant },
      isLikely: true,
    };
  }
  if (Object.keys(asked).length !== 1 || !areQuestions(asked.properties)) return undefined;
  return {
    at: at('properties'),
    problem: '"properties" stands in "properties".',
    repair: 'Write the questions straight under the outer one.',
    moves: [],
    values: { [at('properties')]: asked.properties },
  };
}

/** Keywords of single answers. Beside one of them `type` is right, and "items" or "properties" is the mistake; `type` may then stand in a file that a `$ref` leads to. */
const OF_SINGLE = ['enum', 'const', 'format', 'pattern', 'maxLength', 'minimum', 'maximum'];

const OF_LISTS = ['minItems', 'maxItems', 'uniqueItems'];

const SINGLE = ['string', 'number', 'integer', 'boolean'];

function typeMeant(properties: unknown, items: unknown): 'array' | 'object' | undefined {
  if (isRecord(items) && properties === undefined && typeof items.type === 'string') return 'array';
  return items === undefined && areQuestions(properties) ? 'object' : undefined;
}

function areQuestions(parts: unknown): boolean {
  const all = Object.values(recordOf(parts));
  return all.length > 0 && all.every((one) => isRecord(one) && typeof one.type === 'string');
}
