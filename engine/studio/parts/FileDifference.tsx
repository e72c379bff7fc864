import type { FileChange } from '../protocol/actions.ts';
import { type LineRun, lineChanges } from './lineChanges.ts';
import { ScrollBox } from './ScrollBox.tsx';

/** Unchanged lines that are shown before and after a changed one. */
const AROUND = 2;
/** With more changed lines than this, the lines are shown on request. */
const MOST_OPEN = 12;

/** What becomes of one file: a sentence, and on request the lines. */
export function FileDifference({ file }: { readonly file: FileChange }) {
  const runs = lineChanges(file.before ?? '', file.after ?? '');
  return (
    <details open={runs.flatMap(({ kind, lines }) => (kind === 'same' ? [] : lines)).length <= MOST_OPEN}>
      <summary>
        <code>{file.name}</code>: {inWords(file, runs)}
      </summary>
      <ScrollBox label={`Lines of ${file.name}`}>
        <pre>{shortened(runs).map(lineElement)}</pre>
      </ScrollBox>
    </details>
  );
}

function inWords({ before, after }: FileChange, runs: readonly LineRun[]): string {
  if (after === null) return 'the file is removed';
  const count = (kind: LineRun['kind']) => runs.filter((run) => run.kind === kind).flatMap(({ lines }) => lines).length;
  const lines = (number: number, what: string) => (number === 1 ? `one line ${what}` : `${number} lines ${what}`);
  if (before === null) return `a new file of ${count('added') === 1 ? 'one line' : `${count('added')} lines`}`;
  const [added, removed] = [count('added'), count('removed')];
  return [added > 0 && lines(added, 'added'), removed > 0 && lines(removed, 'removed')].filter(Boolean).join(', ');
}

interface Line {
  readonly kind: LineRun['kind'] | 'gap';
  readonly text: string;
  readonly number: number;
}

function shortened(runs: readonly LineRun[]): readonly Line[] {
  let number = 0;
  return runs.flatMap(({ kind, lines }, r): readonly Line[] => {
    const all = lines.map((text) => ({ kind, text, number: number++ }));
    if (kind !== 'same') return all;
    const [head, tail] = [r === 0 ? 0 : AROUND, r === runs.length - 1 ? 0 : AROUND];
    if (all.length <= head + tail) return all;
    return [...all.slice(0, head), { kind: 'gap', text: '…', number: number++ }, ...all.slice(all.length - tail)];
  });
}

function lineElement({ kind, text, number }: Line) {
  const line = `${text}\n`;
  if (kind === 'added') return <ins key={number}>+ {line}</ins>;
  if (kind === 'removed') return <del key={number}>- {line}</del>;
  return <span key={number}> {line}</span>;
}
