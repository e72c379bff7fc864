// Questions that stand beside "properties", straight in a group, and not in it.
import { isRecord, recordOf } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { positionBelow } from '../schema/positions.ts';
import { FOREIGN_KEYWORDS } from './foreignKeywords.ts';

/** The names of such questions in a schema. */
export function misplacedQuestions(schema: object): readonly string[] {
  return Object.entries(schema).flatMap(([key, value]) => (isKeyword(key) || !isQuestion(value) ? [] : key));
}

function isKeyword(key: string): boolean {
  if (Object.hasOwn(KEYWORDS, key) || positionBelow('schema', key) !== 'other') return true;
  return entryOf(FOREIGN_KEYWORDS, key) !== undefined && !OF_TEXTS.includes(key);
}

/** Keywords of other makers whose values are texts: an object under one of them is a question of that name. */
const OF_TEXTS: readonly string[] = ['name', 'key', 'id', 'label'];

function isQuestion(value: unknown): boolean {
  const { type, enum: options, properties, $ref } = recordOf(value);
  return typeof type === 'string' || Array.isArray(options) || isRecord(properties) || typeof $ref === 'string';
}

/** True for the only schema below a list that has no "items". */
export function isEntryOf(key: string, schema: object): boolean {
  const [only, ...others] = misplacedQuestions(schema);
  const { type, items } = recordOf(schema);
  return type === 'array' && items === undefined && only === key && others.length === 0;
}
