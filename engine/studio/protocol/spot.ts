/** A position in a file, which is named as in `protocol.ts`. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}
