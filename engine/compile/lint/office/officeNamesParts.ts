// Statuses and letters that moves and letters name exist, and the letter that a move offers is offered where the move leads.
import { didYouMean, nearest } from '../../errors/didYouMean.ts';
import type { OfficeFile } from '../../read/definition.ts';
import type { Rule } from '../rule.ts';

export const officeNamesParts: Rule = function* ({ office, officePlace, placeWithin }) {
  if (!office) return;
  for (const [at, problem, repair] of [...ofStatuses(office), ...ofLetters(office)]) {
    yield { place: placeWithin(office, at, officePlace), problem, repair };
  }
};

type Finding = readonly [at: string, problem: string, repair: string];

function ofStatuses({ statuses, moves, letters = [] }: OfficeFile): Finding[] {
  const known = statuses.map(({ id }) => id);
  const named = [
    ...moves.flatMap(({ from, to }, i) => [
      ...from.map((status, j) => [`/moves/${i}/from/${j}`, status] as const),
      [`/moves/${i}/to`, to] as const,
    ]),
    ...letters.flatMap((letter, i) => letter.in.map((status, j) => [`/letters/${i}/in/${j}`, status] as const)),
  ];
  return named
    .filter(([, status]) => !known.includes(status))
    .map(([at, status]) => [at, `There is no status "${status}".`, repairOf('status', status, known)]);
}

function* ofLetters({ statuses, moves, letters = [] }: OfficeFile): Generator<Finding> {
  const known = letters.map(({ id }) => id);
  const isKnown = (status: string) => statuses.some(({ id }) => id === status);
  const isMisspelt = (status: string, meant: string) =>
    !isKnown(status) && (status.startsWith(meant) || nearest(status, [meant]) === meant);
  for (const [i, { letter: name, to }] of moves.entries()) {
    if (name === undefined) continue;
    const at = `/moves/${i}/letter`;
    const letter = letters.find(({ id }) => id === name);
    if (!letter) yield [at, `There is no letter "${name}".`, repairOf('letter', name, known)];
    else if (isKnown(to) && !letter.in.includes(to) && !letter.in.some((status) => isMisspelt(status, to))) {
      const problem = `The letter "${name}" is not offered in "${to}", where this move leads.`;
      yield [at, problem, `Add "${to}" to "in" of the letter, or remove the letter here.`];
    }
  }
}

function repairOf(kind: string, name: string, known: readonly string[]): string {
  return `Add it, or name a ${kind} that there is: ${known.join(', ') || 'none'}.${didYouMean(name, known)}`;
}
