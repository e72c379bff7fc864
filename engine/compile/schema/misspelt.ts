import { formatPointer, getIn, isRecord, parsePointer } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
import { nearest } from '../errors/didYouMean.ts';

/**
 * True if the key of one of the messages is a misspelling of `name`. The rule `messagesReachable` reports it.
 * @param known the keys that messages can have: keywords beside them, or names of required questions
 */
export function isMisspeltIn(messages: object, name: string, known: readonly string[]): boolean {
  return Object.keys(messages).some((key) => !known.includes(key) && nearest(key, known) === name);
}

/**
 * The findings of a schema's shape, with one for each misspelt `required` under an `errorMessage` in place of those about what stands under it: that is read as
 * a message in the forms of a number (`one`, `other`), which it is not.
 */
export function withMisspeltRequired(
  schema: unknown,
  findings: readonly DefinitionError[],
): readonly DefinitionError[] {
  const told = new Set<string>();
  return findings.flatMap((finding) => {
    const keys = parsePointer(finding.place.pointer);
    const end = keys.lastIndexOf('errorMessage') + 2;
    const [at, key = ''] = [keys.slice(0, end), keys[end - 1]];
    const isMisspelt = end > 1 && nearest(key, ['required']) !== undefined && isRecord(getIn(schema, at));
    if (!isMisspelt || key === 'required') return [finding];
    const pointer = formatPointer(at);
    if (told.has(pointer)) return [];
    told.add(pointer);
    const problem = `"${key}" is not a key that is allowed here.`;
    const repair = 'Correct its spelling, or remove it. Perhaps "required" was meant.';
    return [
      new DefinitionError('keysKnown', {
        place: { ...finding.place, pointer },
        problem,
        repair,
        meant: { key: 'required', isLikely: true },
      }),
    ];
  });
}
