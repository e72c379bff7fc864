// Merges the columns of applications, which answer different questions, keeping the order of the form.
import type { Cell, Entry } from './cell.ts';

export interface Column {
  readonly name: string;
  readonly title: string;
  /** The kind of its cells; single cells may still be texts. */
  kind: Cell['kind'];
  /** Length of its longest cell, in characters. */
  longest: number;
}

/**
 * Adds the missing columns of an application's `entries` to `columns`, each after its predecessor among the entries, the
 * first after the `fixed` columns.
 */
export function addColumns(columns: Column[], entries: readonly Entry[], fixed: number): void {
  let position = fixed;
  for (const { name, title, cell } of entries) {
    const isNext = columns[position]?.name === name;
    const found = isNext ? position : columns.findIndex((column) => column.name === name);
    if (found < 0) columns.splice(position, 0, { name, title, kind: cell.kind, longest: 0 });
    else position = found;
    const column = columns[position];
    if (!column) continue;
    if (column.kind === 'text') column.kind = cell.kind;
    column.longest = Math.max(column.longest, lengthOf(cell));
    position += 1;
  }
}

function lengthOf(cell: Cell): number {
  if (cell.kind === 'number') return String(cell.value).length;
  return cell.kind === 'instant' ? cell.instant.length : cell.text.length;
}
