export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Division {
  readonly name: string;
  /** The canonical path. */
  readonly path: string;
  readonly years: string;
  /** In years; not given for the secondary years. */
  readonly ages?: string;
}
