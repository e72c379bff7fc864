// A maintainer's mistake: the file, the place in it, what is wrong, and the repair.

/** Where a part of a definition is written. */
export interface Place {
  /** Path of the file, absolute. */
  readonly file: string;
  /** JSON Pointer into the file; empty for the whole document. */
  readonly pointer: string;
  /** Line from 1 and column from 0, where known. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** One change of a file. */
export interface Edit {
  /** Path of the file, absolute. It is made if it is missing. */
  readonly file: string;
  /** JSON Pointer into the file; one that ends in `/-` appends to a list; empty for the whole document. */
  readonly pointer: string;
  /** What stands there afterwards; undefined removes it, and with an empty pointer the file. */
  readonly value: unknown;
}

/** The right version of a mistake, by which `read/corrections.ts` corrects the file in memory. */
export interface Meant {
  /** The right key, of a misspelt one at the place. */
  readonly key?: string;
  /** What has to stand at the place; with `key`, under that. */
  readonly value?: unknown;
  /** True where the repair is to remove what stands at the place, key and value. */
  readonly isGone?: boolean;
  /** Values to set in the object that has the key at the place, by JSON Pointer from that object: `{ "/type": "object" }` for a finding at `format`. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Values to set in the object at the place, by JSON Pointer from that object. */
  readonly inside?: Readonly<Record<string, unknown>> | undefined;
  /** JSON Pointers into the file: where something stands, and where it has to. */
  readonly moves?: readonly (readonly [from: string, to: string])[];
  /** Values to set, by JSON Pointer into the file. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** The file that `moves` and `values` are about, if it is not that of the place. */
  readonly file?: string;
  /** True for a guess, e.g. by the spelling of a key: the rules run with it, but `--mend` does not write it. */
  readonly isLikely?: boolean;
}

/** What is wrong in one place, and how to repair it. */
export interface Finding {
  readonly place: Place;
  readonly problem: string;
  readonly repair: string;
  /** The repair as edits; only where it is certain that these and no others are meant. */
  readonly mend?: readonly Edit[] | undefined;
  readonly meant?: Meant | undefined;
}

export class DefinitionError extends Error implements Finding {
  override readonly name = 'DefinitionError';
  /** What must hold: the name of a rule in lint/, or one of the other codes that forms/README.md lists. Never reused. */
  readonly code: string;
  readonly place: Place;
  readonly problem: string;
  readonly repair: string;
  readonly mend: readonly Edit[] | undefined;
  readonly meant: Meant | undefined;
  /** The other errors of the same definition. */
  readonly further: readonly DefinitionError[];

  constructor(
    code: string,
    { place, problem, repair, mend, meant }: Finding,
    further: readonly DefinitionError[] = [],
  ) {
    const line = place.line === undefined ? '' : `:${place.line}`;
    super(`${place.file}${line} ${place.pointer || '/'}: ${problem} ${repair}`);
    this.code = code;
    this.place = place;
    this.problem = problem;
    this.repair = repair;
    this.mend = mend;
    this.meant = meant;
    this.further = further;
  }

  /** The first error with the others as `further`; undefined if there are none. */
  static ofAll([first, ...others]: readonly DefinitionError[]): DefinitionError | undefined {
    return first && new DefinitionError(first.code, first, [...first.further, ...others]);
  }
}
