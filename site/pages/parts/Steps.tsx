interface Step {
  readonly title: string;
  readonly text: string;
}

interface StepsProps {
  readonly steps: readonly Step[];
}

/** Numbered steps, each with a heading and a paragraph. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="numbered">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
