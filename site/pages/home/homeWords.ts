export interface Figure {
  readonly value: string;
  readonly label: string;
}
