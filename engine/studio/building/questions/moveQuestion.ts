// A question moves within its group, which changes its order alone, or to another group or step, where its answers are then kept.
import type { Definition } from '../../../compile/index.ts';
import type { QuestionName, QuestionPlace } from '../../protocol/outline.ts';
import { carry } from '../carry/carry.ts';
import { mentionsBeside } from '../carry/mentions.ts';
import type { At, Draft } from '../draft/draft.ts';
import {
  answerPath,
  below,
  containerOf,
  declarationsOf,
  equal,
  type Group,
  groupAt,
  groupsAsking,
  keyWrittenAt,
  type Part,
  partsOf,
  sameGroups,
  uiWrittenAt,
} from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { list, unlist } from '../draft/listing.ts';
import { tidy } from '../draft/tidy.ts';
import { moveTranslations } from '../draft/words.ts';
import { requireAround } from './addQuestion.ts';

/** Moves the question. Throws {@link Impossible} if what is written about it in its group cannot follow. */
export function moveQuestion(draft: Draft, definition: Definition, question: QuestionName, place: QuestionPlace): void {
  const [from, to] = [groupAt(definition, question.step, question.path), groupAt(definition, place.step, place.path)];
  if (place.after === question.name && from === to) throw new Impossible('It stands there already.');
  if (from.step.id === to.step.id && equal(from.path, to.path)) {
    for (const one of groupsAsking(definition, from, question.name))
      reorder(draft, definition, one, question.name, place);
    return;
  }
  if (from.step.id === to.step.id && [...from.path, question.name].every((key, i) => key === to.path[i]))
    throw new Impossible('It cannot be moved into itself.');
  const declared = movable(definition, from, to, question.name);
  const source = keyWrittenAt(definition, from.step, declared, question.name);
  const container = containerOf(definition, to.step, to);
  const [oldUi, newUi] = [from, to].map((one) =>
    uiWrittenAt(definition, one.step, `${one.uiPointer}/${question.name}`),
  );
  const move = { from: answerPath(from, question.name), to: answerPath(to, question.name) };
  carry(draft, definition, [move], false);
  const written = draft.written(source);
  if (source.file !== container.file && JSON.stringify(draft.value(source)).includes('"$ref":"#'))
    throw new Impossible('It refers to another part of its own file, so that it cannot be written into another one.');
  draft.insertAfter(below(container, 'properties'), place.after, question.name, written);
  carryTexts(draft, source, below(container, 'properties', question.name));
  carryRequired(draft, definition, from, to, question.name);
  if (oldUi && newUi && draft.value(oldUi) !== undefined) {
    draft.set(newUi, draft.written(oldUi));
    carryTexts(draft, oldUi, newUi);
  }
  unlist(draft, definition, from, question.name);
  list(draft, definition, to, question.name, place.after);
  tidy(draft, definition, from);
}

function reorder(draft: Draft, definition: Definition, group: Group, name: string, { after }: QuestionPlace): void {
  unlist(draft, definition, group, name);
  list(draft, definition, group, name, after);
}

/** The part of its group that declares it, if nothing binds it to the group. */
function movable(definition: Definition, from: Group, to: Group, name: string): Part {
  const declared = declarationsOf(from, name);
  const [first] = declared;
  if (!first || declared.length > 1 || first.part.isBranch)
    throw new Impossible('It is asked only in some cases of its group, which cannot follow it.');
  if (groupsAsking(definition, from, name).length > 1 || sameGroups(definition, to).length > 1)
    throw new Impossible('It is asked, or would be asked, in several places that are written once.');
  const lists = (group: Group) => group.answersAt.slice(0, group.answersAt.lastIndexOf('') + 1);
  if (!equal(lists(from), lists(to)))
    throw new Impossible('Answers in the entries of a list cannot leave or enter it.');
  const moves = [{ from: answerPath(from, name), to: answerPath(to, name) }];
  const bound = mentionsBeside(definition, moves).find(
    ({ role, at }) => role === 'needs' && at.file.endsWith('.schema.json'),
  );
  if (bound)
    throw new Impossible(`It is bound to its group: ${bound.what} names it (${bound.at.pointer}). Change that first.`);
  return first.part;
}

function carryTexts(draft: Draft, from: At, to: At): void {
  moveTranslations(draft, from, to);
  draft.remove(from);
}

function carryRequired(draft: Draft, definition: Definition, from: Group, to: Group, name: string): void {
  const container = containerOf(definition, to.step, to);
  for (const part of partsOf(from)) {
    const old = containerOf(definition, from.step, part);
    const required = [draft.value(below(old, 'required')) ?? []].flat();
    if (!required.includes(name)) continue;
    draft.remove(below(old, 'required', required.indexOf(name)));
    draft.insert(below(container, 'required'), name);
    const message = below(old, 'errorMessage', 'required', name);
    if (draft.value(message) !== undefined) {
      draft.set(below(container, 'errorMessage', 'required', name), draft.written(message));
      carryTexts(draft, message, below(container, 'errorMessage', 'required', name));
    }
    requireAround(draft, definition, to);
  }
}
