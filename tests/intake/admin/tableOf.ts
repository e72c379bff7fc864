import type { Cell } from '../../../engine/intake/export/cell.ts';
import type { Table } from '../../../engine/intake/export/exportTable.ts';

/** A table of which each row has one cell. */
export function tableOf(cells: readonly Cell[], options: Partial<Table> = {}): Table {
  const kind = cells[0]?.kind ?? 'text';
  async function* rows() {
    for (const cell of cells) yield [cell];
  }
  const columns = [{ name: 'a', title: 'A', kind, longest: 5 }];
  return { title: 'T', language: 'en', timeZone: 'Asia/Beirut', columns, rows: rows(), ...options };
}

export const text = (text: string): Cell => ({ kind: 'text', text });
