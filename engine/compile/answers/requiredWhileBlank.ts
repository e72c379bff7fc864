import type { Schema } from '../../core/index.ts';
import type { GroupPart } from '../schema/groupParts.ts';

/**
 * A question that the part requires while its condition, the innermost, holds only as long as that question is unanswered: with the answer the part ends, so it would be asked
 * for and no longer required. Undefined where there is none.
 */
export function requiredWhileBlank({ schema, under }: GroupPart): string | undefined {
  const branch = under.at(-1);
  if (!branch) return undefined;
  const { condition, holds } = branch;
  return schema.required?.find((key) => (holds ? endsWith(condition, key) : followsFrom(condition, key)));
}

/** True if the condition does not hold once the question is answered, whatever the answers are. */
function endsWith({ not, allOf = [] }: Schema, key: string): boolean {
  return (not !== undefined && followsFrom(not, key)) || allOf.some((one) => endsWith(one, key));
}

/** True if the condition holds once the question is answered, whatever the answers are. */
function followsFrom({ required = [], anyOf = [], ...others }: Schema, key: string): boolean {
  if (Object.keys(others).length > 0) return false;
  const isRequired = required.length === 1 && required[0] === key;
  return anyOf.length > 0 ? required.length === 0 && anyOf.some((one) => followsFrom(one, key)) : isRequired;
}
