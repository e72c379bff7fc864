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

/** What is wrong in one place, and how to repair it. */
export interface Finding {
  readonly place: Place;
  readonly problem: string;
  readonly repair: string;
}

export class DefinitionError extends Error implements Finding {
  override readonly name = 'DefinitionError';
  /** What must hold: the name of a rule in lint/, or one of the other codes that forms/README.md lists. Never reused. */
  readonly code: string;
  readonly place: Place;
  readonly problem: string;
  readonly repair: string;
  /** The other errors of the same definition. */
  readonly further: readonly DefinitionError[];

  constructor(code: string, { place, problem, repair }: Finding, further: readonly DefinitionError[] = []) {
    const line = place.line === undefined ? '' : `:${place.line}`;
    super(`${place.file}${line} ${place.pointer || '/'}: ${problem} ${repair}`);
    this.code = code;
    this.place = place;
    this.problem = problem;
    this.repair = repair;
    this.further = further;
  }

  /** The first error with the others as `further`; undefined if there are none. */
  static ofAll([first, ...others]: readonly DefinitionError[]): DefinitionError | undefined {
    return first && new DefinitionError(first.code, first, [...first.further, ...others]);
  }
}
