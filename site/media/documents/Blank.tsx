interface BlankProps {
  readonly label: string;
  /** How many lines are ruled for the hand. */
  readonly lines?: number;
}

/** A place to write by hand, with its label above it. */
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
