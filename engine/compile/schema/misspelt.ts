import { didYouMean } from '../errors/didYouMean.ts';

/**
 * True if a message is meant for `name`, and is misspelt. The rule `messagesReachable` reports it.
 * @param known the names that there may be messages for
 */
export function isMisspeltIn(messages: object, name: string, known: readonly string[]): boolean {
  const isMeant = (key: string) => didYouMean(key, known) === ` Perhaps "${name}" was meant.`;
  return Object.keys(messages).some((key) => !known.includes(key) && isMeant(key));
}
