// Carries a question to another name or another group: all that names it follows, in every file and in the examples.
import type { Definition } from '../../../compile/index.ts';
import { formatPointer, parsePointer } from '../../../core/index.ts';
import type { At, Draft } from '../draft/draft.ts';
import { Impossible } from '../draft/impossible.ts';
import { isIndex, type Move, moved, moveOf } from '../draft/moves.ts';
import { moveTranslations } from '../draft/words.ts';
import { carryExamples } from './carryExamples.ts';
import { carryLetters } from './carryLetters.ts';
import { type Mention, mentionsBeside } from './mentions.ts';

/** Rewrites all that names a question by `moves`, except where it is declared, required and drawn unless `withOwn`. */
export function carry(draft: Draft, definition: Definition, moves: readonly Move[], withOwn: boolean): void {
  for (const mention of innermostFirst(mentionsBeside(definition, moves))) {
    const move = moveOf(moves, mention.path);
    if (!move || (mention.role === 'own' && !withOwn)) continue;
    const to = moved(mention.path, move);
    if (to) rewrite(draft, mention, to);
  }
  carryLetters(draft, definition, moves);
  carryExamples(draft, definition, moves);
}

function rewrite(draft: Draft, mention: Mention, path: readonly string[]): void {
  const { at, isKey, what } = mention;
  if (draft.value(at) === undefined)
    throw new Impossible(`It is named in a way that the studio does not change: ${what} (${at.pointer}).`);
  const written = mention.write(path);
  if (written === undefined) throw new Impossible(`It cannot be moved there: ${what} names it from its own group.`);
  // What is within a question that moves has its own name still.
  const present = isKey ? parsePointer(at.pointer).at(-1) : draft.value(at);
  if (written === present) return;
  if (!isKey) {
    draft.set(at, written);
    return;
  }
  draft.rename(at, written);
  const renamed = formatPointer([...parsePointer(at.pointer).slice(0, -1), written]);
  moveTranslations(draft, at, { ...at, pointer: renamed });
}

/** What is within another part, or later in a list, before it: so that no place changes before its turn. */
export function innermostFirst<T extends { readonly at: At }>(mentions: readonly T[]): readonly T[] {
  const orderOf = ({ at }: T) => parsePointer(at.pointer);
  return [...mentions].sort((one, other) => {
    const [mine, theirs] = [orderOf(one), orderOf(other)];
    if (mine.length !== theirs.length) return theirs.length - mine.length;
    const i = mine.findIndex((key, depth) => key !== theirs[depth]);
    const [key = '', another = ''] = [mine[i], theirs[i]];
    return isIndex(key) && isIndex(another) ? Number(another) - Number(key) : 0;
  });
}
