import type { ReactNode } from 'react';

interface PointsProps {
  /** Each a text, or a name with a text. */
  readonly points: readonly (string | { readonly name: string; readonly text: ReactNode })[];
}

/** A list of short points; a point's name is in bold. */
export function Points({ points }: PointsProps) {
  return (
    <ul>
      {points.map((point) =>
        typeof point === 'string' ? (
          <li key={point}>{point}</li>
        ) : (
          <li key={point.name}>
            <strong>{point.name}</strong> {point.text}
          </li>
        ),
      )}
    </ul>
  );
}
