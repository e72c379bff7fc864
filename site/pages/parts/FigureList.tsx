interface Figure {
  readonly value: string;
  readonly label: string;
}

interface FigureListProps {
  readonly figures: readonly Figure[];
}

/** Figures side by side, each with a caption. */
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
