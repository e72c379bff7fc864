import { readReference } from '../storage/reference.ts';
import { UsageError } from './command.ts';

/** The references that were typed, at least one. */
export function readReferences(words: readonly string[]): readonly string[] {
  if (words.length === 0) throw new UsageError('Which application? Give its reference');
  return words.map((typed) => {
    const reference = readReference(typed);
    if (reference === undefined) throw new UsageError(`“${typed}” is not a reference: a character is wrong or missing`);
    return reference;
  });
}

/** The only reference that was typed. */
export function readOneReference(words: readonly string[]): string {
  if (words.length > 1) throw new UsageError(`Too many arguments: ${words.slice(1).join(' ')}`);
  return readReferences(words)[0] ?? '';
}
