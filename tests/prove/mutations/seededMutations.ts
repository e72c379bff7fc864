// Two hundred faults, always the same: of each kind a share of all the places where it could be made, evenly spread over the
// files of the shipped forms.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from './mutationKinds.ts';

export interface SeededMutation {
  readonly kind: string;
  /** Relative to the folder of forms. */
  readonly file: string;
  readonly what: string;
  /** What the file says with the fault in it. */
  readonly text: string;
  /** What it says without. */
  readonly sound: string;
}

const COUNT = 200;

/** The faults for the forms in `folder`. */
export function seededMutations(folder: string): readonly SeededMutation[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\/[^/]+\.json$/.test(name) && !/\/examples\/|published\.json$/.test(name))
    .sort();
  const possible = [...Object.entries(kinds), ['a comma less', undefined] as const].map(([kind, slips]) =>
    files.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      if (!slips)
        return text.includes('",\n')
          ? [{ kind, file, what: 'first comma', text: text.replace('",\n', '"\n'), sound: text }]
          : [];
      return slips(file, JSON.parse(text)).map(({ what, make }): SeededMutation => {
        const copy = JSON.parse(text);
        make(copy);
        return { kind, file, what, text: `${JSON.stringify(copy, null, 2)}\n`, sound: text };
      });
    }),
  );
  return share(possible, COUNT);
}

/** As many of each kind as there is room for, the rare kinds whole. */
function share(possible: readonly (readonly SeededMutation[])[], count: number): readonly SeededMutation[] {
  let [left, kindsLeft] = [count, possible.length];
  return [...possible]
    .sort((one, other) => one.length - other.length)
    .flatMap((all) => {
      const some = Math.min(all.length, Math.floor(left / kindsLeft));
      left -= some;
      kindsLeft -= 1;
      return Array.from({ length: some }, (_, i) => all[Math.floor((i * all.length) / some)]).filter(
        (fault) => !!fault,
      );
    });
}
