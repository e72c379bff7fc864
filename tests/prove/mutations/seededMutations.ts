// Two hundred mutations of the shipped forms, the same in every run: of each kind a share of all possible places, evenly spread
// over the files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from './mutationKinds.ts';

export interface SeededMutation {
  readonly kind: string;
  /** Relative to the folder of forms. */
  readonly file: string;
  readonly what: string;
  /** The file with the mutation. */
  readonly text: string;
  /** The file without it. */
  readonly original: string;
}

const COUNT = 200;

/** The mutations of the forms in `folder`. */
export function seededMutations(folder: string): readonly SeededMutation[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/[^/]+\.json$/.test(name) && !/\/examples\/|(?:published|translated)\.json$/.test(name))
    .sort();
  const possible = [...Object.entries(kinds), ['a missing comma', undefined] as const].map(([kind, mutationsOf]) =>
    files.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!mutationsOf)
        return text.includes('",\n')
          ? [{ kind, file, what: 'first comma', text: text.replace('",\n', '"\n'), original: text }]
          : [];
      return mutationsOf(file, JSON.parse(text)).map(({ what, make }): SeededMutation => {
        const copy = JSON.parse(text);
        make(copy);
        return { kind, file, what, text: `${JSON.stringify(copy, null, 2)}\n`, original: text };
      });
    }),
  );
  return share(possible, COUNT);
}

/** An equal number of each kind, but all of the rare kinds. */
function share(possible: readonly (readonly SeededMutation[])[], count: number): readonly SeededMutation[] {
  let [left, kindsLeft] = [count, possible.length];
  return [...possible]
    .sort((one, other) => one.length - other.length)
    .flatMap((all) => {
      const some = Math.min(all.length, Math.floor(left / kindsLeft));
      left -= some;
      kindsLeft -= 1;
      return Array.from({ length: some }, (_, i) => all[Math.floor((i * all.length) / some)]).filter(
        (mutation) => !!mutation,
      );
    });
}
