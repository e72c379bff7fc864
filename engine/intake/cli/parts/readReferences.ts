import { readReference } from '../../storage/reference.ts';
import { UsageError } from './command.ts';

/** The references among the arguments, at least one; throws a {@link UsageError}. */
export function readReferences(args: readonly string[]): readonly string[] {
  if (args.length === 0) throw new UsageError('Which application? Give its reference');
  return args.map((typed) => {
    const reference = readReference(typed);
    if (reference === undefined) throw new UsageError(`“${typed}” is not a reference: a character is wrong or missing`);
    return reference;
  });
}

/** The single reference; throws a {@link UsageError}. */
export function readOneReference(args: readonly string[]): string {
  if (args.length > 1) throw new UsageError(`Too many arguments: ${args.slice(1).join(' ')}`);
  return readReferences(args)[0] ?? '';
}
