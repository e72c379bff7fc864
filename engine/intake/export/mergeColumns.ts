// Applications answer different questions: each brings the columns that those before it did not have.
import type { Cell, Entry } from './cell.ts';

export interface Column {
  readonly name: string;
  readonly title: string;
  /** Of its cells; any of them may be a text all the same. */
  kind: Cell['kind'];
  /** Characters of its longest cell. */
  longest: number;
}

/**
 * Adds to `columns` what an application's `entries` have besides: each after the one that it follows there, the first after
 * the `fixed` columns that every application has.
 */
export function addColumns(columns: Column[], entries: readonly Entry[], fixed: number): void {
  let place = fixed;
  for (const { name, title, cell } of entries) {
    const isNext = columns[place]?.name === name;
    const found = isNext ? place : columns.findIndex((column) => column.name === name);
    if (found < 0) columns.splice(place, 0, { name, title, kind: cell.kind, longest: 0 });
    else place = found;
    const column = columns[place];
    if (!column) continue;
    if (column.kind === 'text') column.kind = cell.kind;
    column.longest = Math.max(column.longest, lengthOf(cell));
    place += 1;
  }
}

function lengthOf(cell: Cell): number {
  if (cell.kind === 'number') return String(cell.value).length;
  return cell.kind === 'instant' ? cell.instant.length : cell.text.length;
}
