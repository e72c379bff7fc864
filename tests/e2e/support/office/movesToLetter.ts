import type { OfficeForm, OfficeMove } from '../../../../engine/ports/index.ts';

/** The fewest moves from the first status to one in which a letter is offered; the last of them opens it. */
export function movesToLetter({ statuses, moves }: OfficeForm): readonly OfficeMove[] {
  const ways: { readonly at: string; readonly made: readonly OfficeMove[] }[] = [
    { at: statuses[0]?.id ?? '', made: [] },
  ];
  for (const { at, made } of ways) {
    for (const move of moves.filter(({ from, role }) => from.includes(at) && role === 'work')) {
      if (move.letter !== undefined) return [...made, move];
      if (!ways.some((way) => way.at === move.to)) ways.push({ at: move.to, made: [...made, move] });
    }
  }
  throw new Error('No move of the office makes a letter.');
}
