// The part of a group that asks its questions in one case only: a `then` that is there, or a new one.
import type { Definition } from '../../compile/index.ts';
import { declaredProperties, type Schema } from '../../core/index.ts';
import type { ShownIf } from '../protocol/outline.ts';
import type { At, Draft } from './draft.ts';
import { below, containerOf, type Group, writtenAt } from './groups.ts';
import { Impossible } from './impossible.ts';

/** The condition as it is written. */
function conditionOf({ schema }: Pick<Group, 'schema'>, { question, is }: ShownIf): Schema {
  const asked = declaredProperties(schema)[question];
  if (!asked) throw new Impossible(`There is no question “${question}” in this group any more.`);
  if (is === undefined) return { required: [question] };
  const test = asked.type === 'array' ? { contains: { const: is } } : { const: is };
  return { properties: { [question]: test }, required: [question] };
}

/** Where the `then` of this condition stands; a condition that the group does not have yet is written. */
export function branchFor(draft: Draft, definition: Definition, group: Group, shownIf: ShownIf): At {
  const wanted = conditionOf(group, shownIf);
  const container = containerOf(definition, group.step, group);
  const known = ownConditions(group.schema).find(
    ({ schema }) => JSON.stringify({ ...schema.if, $comment: undefined }) === JSON.stringify(wanted),
  );
  if (known) {
    const at = writtenAt(definition, group.step, `${group.pointer}${known.pointer}/if`);
    if (at.file === container.file && at.pointer.startsWith(container.pointer))
      return { ...at, pointer: at.pointer.replace(/if$/, 'then') };
  }
  if (!('if' in group.schema) && !('if' in Object(draft.value(container)))) {
    draft.set(below(container, 'if'), wanted);
    return below(container, 'then');
  }
  const others = draft.value(below(container, 'allOf'));
  const index = Array.isArray(others) ? others.length : 0;
  draft.insert(below(container, 'allOf'), { if: wanted });
  return below(container, 'allOf', index, 'then');
}

/** The group's own condition, and those of its `allOf`, which `if` and `then` belong to. */
function ownConditions(schema: Schema): readonly { readonly schema: Schema; readonly pointer: string }[] {
  const inAll = (schema.allOf ?? []).map((part, i) => ({ schema: part, pointer: `/allOf/${i}` }));
  return [{ schema, pointer: '' }, ...inAll].filter((one) => one.schema.if !== undefined);
}
