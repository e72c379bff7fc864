// Looks for damage in the embedded database. `quick_check` reads every page, on the event loop: about 3 seconds for a
// gigabyte that the system has in memory (measured with applications of 12 kB), so larger databases are not read at start.
import { HOW_TO_RESTORE, StoreDamaged } from '../store.ts';

/** Largest database, in bytes, that the integrity check reads at start; the check's time grows with the size. */
export const MOST_BYTES = 1024 ** 3;

/** The little of a connection that is needed. */
interface Connection {
  prepare(statement: string): { all(): unknown[] };
}

/** What is wrong with the database behind `db`, undefined if nothing is. */
export function findDamage(db: Connection): string | undefined {
  try {
    const [row] = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    return row?.quick_check === 'ok' ? undefined : (row?.quick_check ?? 'no result');
  } catch (error) {
    if (isDamage(error)) return String(error);
    throw error;
  }
}

/** True if a failure, or its cause, says that the database is damaged. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))) || isDamage(error.cause);
}

/** The failure for the database in `file`. */
export function damaged(file: string, finding: string): StoreDamaged {
  return new StoreDamaged(`${file} is damaged (${finding.replaceAll(/\s+/g, ' ')}). ${HOW_TO_RESTORE}`);
}

export interface DamageWatch {
  /** Hands on what a statement comes to, and remembers a failure that speaks for damage. */
  note<T>(work: Promise<T>): Promise<T>;
  /** Rejects after such a failure, unless `look` finds the database sound; what it found stays until the next start. */
  check(): Promise<void>;
}

/** Watches the database in `file`; `look` reads it through. */
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
