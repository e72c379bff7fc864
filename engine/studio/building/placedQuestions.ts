// The questions of a step and of the groups in it, with their places in the submission. Questions of the entries of a list are left out, because a list
// may have no entry, or several, so that a place names none of them.
import { groupParts } from '../../compile/index.ts';
import { declaredProperties, isGroupSchema, type Schema } from '../../core/index.ts';

export interface PlacedQuestion {
  readonly path: readonly string[];
  /** With the titles of the groups around it, e.g. `Family › Father › Age`. */
  readonly title: string;
  readonly schema: Schema;
  /** True if it has to be answered whatever else is answered. */
  readonly isRequired: boolean;
}

/**
 * @param path where the group's answers stand in the submission
 * @param where the titles of the step and of the groups down to this one, e.g. `Family › Father`; the titles of its questions are appended
 * @param isAlways true if the group is asked whatever is answered
 */
export function placedQuestions(
  group: Schema,
  path: readonly string[],
  where: string,
  isAlways: boolean,
): readonly PlacedQuestion[] {
  return Object.entries(declaredProperties(group)).flatMap(([key, schema]): readonly PlacedQuestion[] => {
    const below = [...path, key];
    const title = `${where} › ${schema.title ?? key}`;
    const isRequired = isAlways && isAlwaysRequired(group, key);
    if (isGroupSchema(schema)) return placedQuestions(schema, below, schema.title ? title : where, isRequired);
    return [{ path: below, title, schema, isRequired }];
  });
}

/** True if the group requires the question outside of all branches. */
export function isAlwaysRequired(group: Schema, key: string): boolean {
  return groupParts(group).some(({ schema, under }) => under.length === 0 && schema.required?.includes(key));
}
