interface BlankProps {
  readonly label: string;
  /** Number of ruled lines. */
  readonly lines?: number;
}

/** A label with ruled lines to write on by hand. */
export function Blank({ label, lines = 1 }: BlankProps) {
  return (
    <div className="blank">
      <p>{label}</p>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className="blank-line" />
      ))}
    </div>
  );
}
