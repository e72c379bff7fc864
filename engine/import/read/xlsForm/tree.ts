// The rows of a survey as a tree: groups and repeats hold the rows between their begin and end.
import type { Line } from './table.ts';

export interface Node {
  readonly line: Line;
  readonly kind: 'group' | 'repeat' | 'note' | 'question';
  readonly name: string;
  readonly children: Node[];
}

/** Deeper groups are refused. */
const DEEPEST = 20;

/** The nodes at the top, in order. */
export function treeOf(lines: readonly Line[]): readonly Node[] {
  const top: Node[] = [];
  const around: Node[][] = [top];
  for (const line of lines) {
    const type = line
      .get('type')
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ' ')
      .trim();
    if (type === '' || /^(?:yes|true)/i.test(line.get('disabled'))) continue;
    if (/^end (?:group|repeat|loop)$/.test(type)) {
      if (around.length > 1) around.pop();
      continue;
    }
    const opens = /^begin (group|repeat|loop)/.exec(type)?.[1];
    const kind = opens === 'group' ? 'group' : opens ? 'repeat' : type === 'note' ? 'note' : 'question';
    const node: Node = { line, kind, name: line.get('name'), children: [] };
    around.at(-1)?.push(node);
    if (opens && around.length < DEEPEST) around.push(node.children);
  }
  return top;
}
