import { didYouMean } from '../errors/didYouMean.ts';
import { KEYWORDS } from './keywords.ts';

const NAMES = Object.keys(KEYWORDS);

/** True if a keyword that the rule `keywords` refuses is a misspelling of this one: once it is corrected, this one is there. */
export function isMisspelt(schema: object, keyword: string): boolean {
  return keysMeant(schema, keyword).length > 0;
}

/** The keys of a schema that are misspellings of the keyword. */
export function keysMeant(schema: object, keyword: string): readonly string[] {
  const isMeant = (key: string) => didYouMean(key, NAMES) === ` Perhaps "${keyword}" was meant.`;
  return Object.keys(schema).filter((key) => !NAMES.includes(key) && isMeant(key));
}
