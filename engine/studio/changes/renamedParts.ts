// Parents do not see the names of steps and answers: a part that has another name, but stands in the same place with the same words, is
// the same one.
import type { Part } from './change.ts';

type Parts = ReadonlyMap<string, Part>;
type Entry = readonly [name: string, part: Part];

/** True for the name of a step's part. */
export const isStep = (name: string) => name.startsWith('step ');

/** The later name of each part that was renamed, by its earlier name. */
export function renamedParts(was: Parts, is: Parts): ReadonlyMap<string, string> {
  const [gone, come] = [without(was, is), without(is, was)];
  const steps = renamedSteps(gone.filter(isOfStep), come.filter(isOfStep));
  const labels = new Map(
    [...was].filter(isOfStep).map(([name, { where }]) => [where, is.get(steps.get(name) ?? name)?.where ?? where]),
  );
  const whereLater = ({ where }: Part) => {
    const [label = '', ...below] = where.split(' › ');
    return [labels.get(label) ?? label, ...below].join(' › ');
  };
  const others = (entries: readonly Entry[]) => entries.filter((entry) => !isOfStep(entry));
  return new Map([...steps, ...pairs(others(gone), others(come), whereLater, ({ where }) => where)]);
}

/** A step with another label, too, is recognised by its questions. */
function renamedSteps(gone: readonly Entry[], come: readonly Entry[]): ReadonlyMap<string, string> {
  const label = ({ where }: Part) => where;
  const questions = ({ aspects }: Part) => aspects.get('order')?.inWords ?? '';
  const byLabel = new Map(pairs(gone, come, label, label));
  const later = new Set(byLabel.values());
  const left = gone.filter(([name]) => !byLabel.has(name));
  const leftLater = come.filter(([name]) => !later.has(name));
  return new Map([...byLabel, ...pairs(left, leftLater, questions, questions)]);
}

/** The names of parts that have the same key, if no other part has it. */
function pairs(
  gone: readonly Entry[],
  come: readonly Entry[],
  keyOfGone: (part: Part) => string,
  keyOfCome: (part: Part) => string,
): (readonly [name: string, later: string])[] {
  return gone.flatMap(([name, part]) => {
    const key = keyOfGone(part);
    const [found, ...more] = come.filter(([, other]) => keyOfCome(other) === key);
    const isOnly = more.length === 0 && gone.filter(([, other]) => keyOfGone(other) === key).length === 1;
    return found && isOnly ? [[name, found[0]] as const] : [];
  });
}

function isOfStep([name]: Entry): boolean {
  return isStep(name);
}

function without(some: Parts, others: Parts): readonly Entry[] {
  return [...some].filter(([name]) => !others.has(name));
}
