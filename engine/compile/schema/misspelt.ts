import { nearest } from '../errors/didYouMean.ts';

/**
 * True if the key of one of the messages is a misspelling of `name`. The rule `messagesReachable` reports it.
 * @param known the keys that messages can have: keywords beside them, or names of required questions
 */
export function isMisspeltIn(messages: object, name: string, known: readonly string[]): boolean {
  return Object.keys(messages).some((key) => !known.includes(key) && nearest(key, known) === name);
}
