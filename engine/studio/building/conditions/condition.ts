// The part of a group that asks its questions in one case only: a `then` that is there, or a new one.
import type { Definition } from '../../../compile/index.ts';
import { declaredProperties, questionAtPointer, type Schema } from '../../../core/index.ts';
import type { Test } from '../../protocol/conditions.ts';
import { casesAt } from '../draft/cases.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below, containerOf, type Declaration, declarationsOf, type Group, writtenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { conditionOf, testOf } from './conditionTest.ts';

/** Where the `then` of this condition stands, or the case that it is; a condition that the group does not have yet is written. */
export function branchFor(draft: Draft, definition: Definition, group: Group, test: Test): At {
  const wanted = conditionFor(definition, group, test);
  const container = containerOf(definition, group.step, group);
  const ofCase = caseFor(definition, container, test);
  if (ofCase) return ofCase;
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

/** The case of a choice that the comparison is about: what is asked in it stands in the case itself. */
function caseFor(definition: Definition, container: At, { comparisons }: Test): At | undefined {
  const [only, ...others] = comparisons;
  if (only?.is !== 'equal' || others.length > 0) return undefined;
  const choice = casesAt(definition, container).find(({ question }) => question === only.question);
  const index = choice?.values.indexOf(only.values[0]) ?? -1;
  return choice && index >= 0 ? below(choice.list, index) : undefined;
}

/** The condition as it is written. */
function conditionFor({ steps }: Definition, { schema }: Group, test: Test): Schema {
  if (test.comparisons.length === 0) throw new Impossible('A condition compares at least one question.');
  for (const { question } of test.comparisons) {
    const isThere = question.startsWith('/')
      ? questionAtPointer(steps, question)
      : Object.hasOwn(declaredProperties(schema), question);
    if (!isThere) throw new Impossible(`There is no question “${question}” any more that this could depend on.`);
  }
  return conditionOf(test);
}

/** The group's own condition, and those of its `allOf`, which `if` and `then` belong to. */
function ownConditions(schema: Schema): readonly { readonly schema: Schema; readonly pointer: string }[] {
  const inAll = (schema.allOf ?? []).map((part, i) => ({ schema: part, pointer: `/allOf/${i}` }));
  return [{ schema, pointer: '' }, ...inAll].filter((one) => one.schema.if !== undefined);
}

/** The case in which a question is asked, if a `then` of the group's own conditions asks it, by comparisons. */
export function caseOf(group: Group, key: string): Test | undefined {
  const [declared, ...others] = declarationsOf(group, key);
  if (!declared || others.length > 0) return undefined;
  const own = ownConditions(group.schema).find(({ pointer }) => isThenOf(declared, group.pointer + pointer));
  return own && testOf(own.schema.if);
}

function isThenOf({ part }: Declaration, owner: string): boolean {
  return part.pointer === `${owner}/then`;
}
