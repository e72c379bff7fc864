// The number of applications ever inserted, in a file beside the database. A database that counts fewer at start has lost its
// write-ahead log or is an older copy. Obligations:
// - the file is written after the commit is durable and is never synced itself: it may be too low, never too high;
// - the number is written twice, in 41 bytes overwritten in place: a torn write leaves two that differ, which is ignored.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

const DIGITS = 20;

export interface ArrivalMark {
  /** The number at opening; undefined if missing or unreadable. */
  readonly found: number | undefined;
  /** Writes a number unless it is lower than the last one. */
  raise(arrivals: number): void;
  /** Writes a number unconditionally. */
  reset(arrivals: number): void;
  close(): void;
}

/** The mark in `file`, which is created where it is missing. */
export function openArrivalMark(file: string): ArrivalMark {
  const found = readArrivalMark(file);
  const descriptor = openSync(file, found === undefined ? 'w' : 'r+', 0o600);
  let highest = found ?? -1;
  function reset(arrivals: number): void {
    const digits = String(arrivals).padStart(DIGITS, '0');
    writeSync(descriptor, `${digits}\n${digits}`, 0);
    highest = arrivals;
  }
  return {
    found,
    raise(arrivals) {
      if (arrivals > highest) reset(arrivals);
    },
    reset,
    close: () => closeSync(descriptor),
  };
}

/** The number in `file`; undefined if there is none. */
export function readArrivalMark(file: string): number | undefined {
  const [one, other] = readIfThere(file).split('\n');
  return one === other && /^\d{20}$/.test(one ?? '') ? Number(one) : undefined;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}
