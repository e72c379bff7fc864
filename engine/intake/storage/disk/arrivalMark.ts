// How many applications were kept, noted beside the database: a database that knows of fewer has lost its log, or is an
// older copy. Obligations:
// - the mark is written after the application is durable and is never synced itself, so it may be too low, never too high;
// - the number stands twice in 41 bytes, which are written over in place: what a power cut mixes is not read at all.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

const DIGITS = 20;

export interface ArrivalMark {
  /** What an earlier process noted, undefined if nothing can be read. */
  readonly found: number | undefined;
  /** Notes a number; a lower one than the last is ignored. */
  raise(arrivals: number): void;
  /** Notes a number whatever stands there. */
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
