// Moves everything from one store to another; an interrupted move is completed by running it again. Obligations:
// - the source is locked, and the move writes nothing into it but the mark;
// - the destination is marked as incomplete before the first row, so that no service starts on it;
// - every row and file is read back from the destination, files are compared with their digests;
// - the source is marked as moved before the destination's mark is removed, so that services never start on both;
// - memory is bounded: rows are copied in pages, files in chunks.
import { AdminError } from '../storage/adminError.ts';
import { claimDestination } from '../storage/sql/claimDestination.ts';
import { copyRows, countRows, deleteExtraRows, pagesOf } from '../storage/sql/copyRows.ts';
import { MOVED_TABLES, type MovedTable } from '../storage/sql/movedTables.ts';
import type { Destination, Source, WithSource } from '../storage/sql/moveEnds.ts';
import { movedAway, readMark, refuseHalfMoved, writeMark } from '../storage/sql/moveMarks.ts';
import { copyAttachment, type FileRow } from './copyAttachment.ts';

/** Counts in source and destination after the move. */
export interface MoveReport {
  readonly counts: readonly MoveCount[];
  /** Bytes of all attachments, by their rows in the source and as read from the destination. */
  readonly bytes: Pair;
}

export interface Pair {
  readonly source: number;
  readonly destination: number;
}

export interface MoveCount extends Pair {
  /** Name of the table. */
  readonly table: string;
}

/** Called with the numbers of rows and files copied so far. */
export type OnProgress = (rows: number, files: number) => void;

/** Moves everything; undefined if an earlier run had completed the copy. */
export async function moveStorage(
  withSource: WithSource,
  destination: Destination,
  onProgress: OnProgress = () => undefined,
): Promise<MoveReport | undefined> {
  const report = await withSource((source) => fill(source, destination, onProgress));
  await writeMark(destination.database, 'arriving', undefined);
  return report;
}

async function fill(source: Source, to: Destination, onProgress: OnProgress): Promise<MoveReport | undefined> {
  if (source.storeId === to.storeId) throw new AdminError(`The applications are in ${to.name} already`);
  await refuseHalfMoved(source.sql, source.name);
  if (source.moved && source.moved.archive !== to.storeId) throw movedAway(source.name, source.moved);
  if (source.moved && (await readMark(to.database, 'arriving')) === undefined) return undefined;
  await claimDestination(to.database, to.name, source.storeId);
  const bytes = await copyAll(source, to, onProgress);
  await copyArrivals(source, to);
  const counts = await countBoth(source, to);
  await to.sync();
  await source.markMoved({ to: to.name, archive: to.storeId, at: new Date().toISOString() });
  return { counts, bytes };
}

async function copyAll(source: Source, to: Destination, onProgress: OnProgress): Promise<Pair> {
  // An interrupted run may have copied rows that were deleted from the source since (applications, sent mails).
  for (const table of [...MOVED_TABLES].reverse()) {
    await deleteExtraRows(source.sql, to.database, table, async (rows) => {
      if (table.name === FILES.name) await to.discard(rows.map(({ id }) => String(id)));
    });
  }
  let rows = 0;
  for (const table of MOVED_TABLES) {
    await copyRows(source.sql, to.database, table, (more) => {
      rows += more;
      onProgress(rows, 0);
    });
  }
  const bytes = { source: 0, destination: 0 };
  let files = 0;
  for await (const page of pagesOf<FileRow>(source.sql, FILES)) {
    for (const row of page) {
      bytes.source += Number(row.size);
      bytes.destination += await copyAttachment(source, to, row);
      files += 1;
      onProgress(rows, files);
    }
  }
  return bytes;
}

const FILES = MOVED_TABLES.find(({ name }) => name === 'attachment') as MovedTable;

async function copyArrivals(source: Source, to: Destination): Promise<void> {
  const [row] = await source.sql.run<{ arrivals: number | string; events: number | string }>(
    'select arrivals, events from arrival_count',
  );
  await to.database.run('update arrival_count set arrivals = $1, events = $2', [
    Number(row?.arrivals ?? 0),
    Number(row?.events ?? 0),
  ]);
}

async function countBoth(source: Source, to: Destination): Promise<readonly MoveCount[]> {
  const counts: MoveCount[] = [];
  for (const table of MOVED_TABLES) {
    const [here, there] = [await countRows(source.sql, table), await countRows(to.database, table)];
    if (here !== there) throw new Error(`${table.name}: ${here} rows in ${source.name}, ${there} in ${to.name}`);
    counts.push({ table: table.name, source: here, destination: there });
  }
  return counts;
}
