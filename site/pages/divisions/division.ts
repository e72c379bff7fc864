export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface Division {
  readonly name: string;
  /** The canonical path. */
  readonly path: string;
  readonly years: string;
  /** In years; the secondary years have none given. */
  readonly ages?: string;
}
