// A question is asked always, or in the case of a condition: its declaration moves to the part of its group that asks it then.
import type { Definition } from '../../../compile/index.ts';
import type { Test } from '../../protocol/conditions.ts';
import type { QuestionName } from '../../protocol/outline.ts';
import { branchFor } from '../conditions/condition.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below, containerOf, declarationsOf, groupAt, sameGroups } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { isListed, list, orderOf } from '../draft/listing.ts';
import { tidy } from '../draft/tidy.ts';
import { moveTranslations } from '../draft/words.ts';
import { requireAround } from './addQuestion.ts';

/** Asks the question where the test holds; always, without one. Throws {@link Impossible} if several parts of the group ask it. */
export function showQuestion(
  draft: Draft,
  definition: Definition,
  { step, path, name }: QuestionName,
  test: Test | undefined,
): void {
  const group = groupAt(definition, step, path);
  const [declared, ...others] = declarationsOf(group, name);
  if (!declared) throw new Impossible(`There is no question “${name}” in this group any more.`);
  if (others.length > 0)
    throw new Impossible('It is asked differently in several cases. Change it in its file: “Conditions” says where.');
  if (test?.comparisons.some(({ question }) => question === name))
    throw new Impossible('A question cannot depend on its own answer.');
  const from = containerOf(definition, group.step, declared.part);
  const to = test ? branchFor(draft, definition, group, test) : containerOf(definition, group.step, group);
  if (from.file === to.file && from.pointer === to.pointer) throw new Impossible('It is asked so already.');
  const order = orderOf(group);
  const before = order[order.indexOf(name) - 1];
  carryPart(draft, below(from, 'properties', name), below(to, 'properties', name), before);
  if (carryRequired(draft, from, to, name) && !test) requireAround(draft, definition, group);
  for (const one of sameGroups(definition, group))
    if (!isListed(draft, definition, one, name)) list(draft, definition, one, name, before);
  tidy(draft, definition, group);
}

function carryPart(draft: Draft, from: At, to: At, after: string | undefined): void {
  const written = draft.written(from);
  if (written === undefined)
    throw new Impossible('It is written in a way that the studio does not change. Change it in its file.');
  const keys = to.pointer.lastIndexOf('/');
  const key = to.pointer.slice(keys + 1);
  draft.insertAfter({ ...to, pointer: to.pointer.slice(0, keys) }, after, key, written);
  moveTranslations(draft, from, to);
  draft.remove(from);
}

/** True if the question has to be answered. */
function carryRequired(draft: Draft, from: At, to: At, name: string): boolean {
  const required = [draft.value(below(from, 'required')) ?? []].flat();
  if (!required.includes(name)) return false;
  draft.remove(below(from, 'required', required.indexOf(name)));
  draft.insert(below(to, 'required'), name);
  const [message, place] = [from, to].map((part) => below(part, 'errorMessage', 'required', name));
  if (message && place && draft.value(message) !== undefined) {
    draft.set(place, draft.written(message));
    moveTranslations(draft, message, place);
    draft.remove(message);
  }
  return true;
}
