import type { FileChange } from '../protocol/actions.ts';
import { FileDifference } from './FileDifference.tsx';

/** More files that only get another path are listed on request. */
const MOST_OPEN = 4;

/** What becomes of the files of a plan: a file that is removed and made again elsewhere is one that moves. */
export function FileChanges({ files }: { readonly files: readonly FileChange[] }) {
  const { moved, others } = withMoves(files);
  return (
    <ul className="studio-files">
      {others.map((file) => (
        <li key={file.name}>
          <FileDifference file={file} />
        </li>
      ))}
      {moved.length > 0 && (
        <li>
          <details open={moved.length <= MOST_OPEN}>
            <summary>
              {moved.length === 1 ? 'One file moves as it is' : `${moved.length} files move as they are`}
            </summary>
            <ul>
              {moved.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

interface WithMoves {
  /** `trip/who.ui.json → trip/child.ui.json` */
  readonly moved: readonly string[];
  /** Those that are changed, also while they move. */
  readonly others: readonly FileChange[];
}

function withMoves(files: readonly FileChange[]): WithMoves {
  const made = files.filter(({ before }) => before === null);
  const moved: string[] = [];
  const taken = new Set<FileChange>();
  const others = files.flatMap((file): readonly FileChange[] => {
    if (file.before === null) return [];
    if (file.after !== null) return [file];
    const free = made.filter((one) => !taken.has(one));
    const same = free.find((one) => one.after === file.before) ?? free.find((one) => below(one) === below(file));
    if (!same) return [file];
    taken.add(same);
    const name = `${file.name} → ${same.name}`;
    if (same.after !== file.before) return [{ name, before: file.before, after: same.after }];
    moved.push(name);
    return [];
  });
  return { moved, others: [...others, ...made.filter((one) => !taken.has(one))] };
}

/** The path in the folder of the form. */
function below({ name }: FileChange): string {
  return name.slice(name.indexOf('/'));
}
