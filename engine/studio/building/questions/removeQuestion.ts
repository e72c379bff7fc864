// A question goes, with its texts, its place in the ui file and its answers in examples.
import type { Definition } from '../../../compile/index.ts';
import { formatPointer, parsePointer } from '../../../core/index.ts';
import type { QuestionName } from '../../protocol/outline.ts';
import { innermostFirst } from '../carry/carry.ts';
import { carryExamples } from '../carry/carryExamples.ts';
import { carryLetters } from '../carry/carryLetters.ts';
import { type Mention, mentionsBeside } from '../carry/mentions.ts';
import type { Draft } from '../draft/draft.ts';
import { answerPath, groupAt, groupsAsking } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { isIndex, type Move } from '../draft/moves.ts';
import { tidy } from '../draft/tidy.ts';
import { moveTranslations } from '../draft/words.ts';

/** Removes the question. Throws {@link Impossible} while something else cannot be without it. */
export function removeQuestion(draft: Draft, definition: Definition, question: QuestionName): void {
  const group = groupAt(definition, question.step, question.path);
  const groups = groupsAsking(definition, group, question.name);
  const moves = groups.map((one) => ({ from: answerPath(one, question.name), to: undefined }));
  removeQuestions(draft, definition, moves);
  for (const one of groups) tidy(draft, definition, one);
}

/** Takes away all that names what goes, except in `files`, which go as a whole. */
export function removeQuestions(
  draft: Draft,
  definition: Definition,
  moves: readonly Move[],
  files: readonly string[] = [],
): void {
  const mentions = mentionsBeside(definition, moves).filter(({ at }) => !files.includes(at.file));
  const needs = mentions.filter(({ role }) => role === 'needs');
  if (needs.length > 0) throw new Impossible(inUse(needs));
  for (const mention of innermostFirst(mentions)) removeMention(draft, mention);
  carryLetters(draft, definition, moves);
  carryExamples(draft, definition, moves);
}

function inUse(needs: readonly Mention[]): string {
  // A condition names a question twice: what it has to be, and that it is answered. Each of several cases names it.
  const whole = (pointer: string) => pointer.replace(/\/(if|oneOf|anyOf)\/.*/s, '/$1');
  const places = needs.map(
    ({ what, at }) => `${what} (${at.file.split(/[/\\]/).slice(-2).join('/')}, ${whole(at.pointer)})`,
  );
  return `It is in use: ${[...new Set(places)].join('; ')}. Change that first.`;
}

/** Takes the key or the entry away; of form.json and office.json also what is then empty around it. */
function removeMention(draft: Draft, { at, role }: Mention): void {
  draft.remove(at);
  const keys = parsePointer(at.pointer);
  if (!isIndex(keys.at(-1) ?? '')) moveTranslations(draft, at, undefined);
  if (role !== 'list' || at.file.endsWith('.ui.json')) return;
  for (let depth = keys.length - 1; depth > 0; depth--) {
    const around = { ...at, pointer: formatPointer(keys.slice(0, depth)) };
    if (Object.keys(Object(draft.value(around))).length === 0) draft.remove(around);
  }
}
