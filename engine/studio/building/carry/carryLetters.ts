// Letters of the office name answers by placeholders, `{/who/name|your child}`, in every language.
import type { Definition } from '../../../compile/index.ts';
import { formatPointer, isRecord, parsePointer } from '../../../core/index.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { type Move, moved, moveOf, withNames, withoutIndexes } from '../draft/moves.ts';
import { TRANSLATIONS, translationAt } from '../draft/words.ts';

/** Rewrites the placeholders. Throws {@link Impossible} if one names a question that goes. */
export function carryLetters(draft: Draft, { office, officePlace }: Definition, moves: readonly Move[]): void {
  const { file } = officePlace;
  for (const [i, { id, text }] of (office?.letters ?? []).entries()) {
    const letter: At = { file, pointer: `/letters/${i}` };
    const texts = [['subject'], ...text.map((_, j) => ['text', String(j)])];
    for (const keys of texts) {
      const name = formatPointer(['letters', id, ...keys]);
      const places = [below(letter, ...keys), ...TRANSLATIONS.map((language) => translationAt(file, name, language))];
      for (const at of places) rewrite(draft, at, moves, id);
    }
  }
}

function rewrite(draft: Draft, at: At, moves: readonly Move[], letter: string): void {
  const written = draft.value(at);
  if (isRecord(written)) for (const key of Object.keys(written)) rewrite(draft, below(at, key), moves, letter);
  if (typeof written !== 'string') return;
  const text = written.replace(/\{(\/[^{}|]*)/g, (source, pointer: string) => {
    const keys = parsePointer(pointer);
    const path = withoutIndexes(keys);
    const move = moveOf(moves, path);
    if (!move) return source;
    const to = moved(path, move);
    if (!to) throw new Impossible(`The letter “${letter}” of the office names it. Change the letter first.`);
    return `{${formatPointer(withNames(keys, to))}`;
  });
  if (text !== written) draft.set(at, text);
}
