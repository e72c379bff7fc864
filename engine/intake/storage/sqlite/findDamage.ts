// Detects corruption of the embedded database. `quick_check` reads every page and blocks the event loop, about 3 s per cached
// gigabyte (measured with applications of 12 kB), so larger databases are not checked at start.
import { HOW_TO_RESTORE, StoreDamaged } from '../store.ts';

/** Largest database, in bytes, that is checked at start. */
export const MOST_BYTES = 1024 ** 3;

/** The part of libsql's connection that is used here. */
interface Connection {
  prepare(statement: string): { all(): unknown[] };
}

/** The first problem that `quick_check` finds, undefined if none. */
export function findDamage(db: Connection): string | undefined {
  try {
    // Pages that SQLite holds in memory would hide what has become of them on the disk.
    db.prepare('pragma shrink_memory').all();
    const [row] = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    return row?.quick_check === 'ok' ? undefined : (row?.quick_check ?? 'no result');
  } catch (error) {
    if (isDamage(error)) return String(error);
    throw error;
  }
}

/** True if an error or one of its causes has SQLite's code for a corrupt database. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))) || isDamage(error.cause);
}

/** The error for a corrupt database in `file`. */
export function damaged(file: string, finding: string): StoreDamaged {
  return new StoreDamaged(`${file} is damaged (${finding.replaceAll(/\s+/g, ' ')}). ${HOW_TO_RESTORE}`);
}

export interface DamageWatch {
  /** Passes on a statement's result, and remembers if it failed with SQLite's code for corruption. */
  note<T>(work: Promise<T>): Promise<T>;
  /** After such a failure calls `look`, and rejects if that finds damage; from then on always. */
  check(): Promise<void>;
}

/** Watches statements on the database in `file`; `look` checks all of it, as {@link findDamage}. */
export function watchForDamage(file: string, look: () => Promise<string | undefined>): DamageWatch {
  let isSuspect = false;
  let found: StoreDamaged | undefined;
  return {
    async note(work) {
      try {
        return await work;
      } catch (error) {
        isSuspect ||= isDamage(error);
        throw error;
      }
    },
    async check() {
      if (found) throw found;
      if (!isSuspect) return;
      const finding = await look();
      isSuspect = false;
      if (finding === undefined) return;
      found = damaged(file, finding);
      throw found;
    },
  };
}
