import { didYouMean } from '../errors/didYouMean.ts';
import { KEYWORDS } from '../schema/keywords.ts';

const NAMES = Object.keys(KEYWORDS);

/** True if a keyword that the rule `keywords` refuses is a misspelling of this one: once it is corrected, this one is there. */
export function isMisspelt(schema: object, keyword: keyof typeof KEYWORDS): boolean {
  return Object.keys(schema).some(
    (key) => !NAMES.includes(key) && didYouMean(key, NAMES) === ` Perhaps "${keyword}" was meant.`,
  );
}
