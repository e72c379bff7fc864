interface Figure {
  readonly value: string;
  readonly label: string;
}

interface FigureListProps {
  readonly figures: readonly Figure[];
}

/** Figures side by side, each large, with its meaning under it. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
