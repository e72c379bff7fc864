import type { ReactNode } from 'react';

interface PointsProps {
  /** Each a text, or a name and what is said of it. */
  readonly points: readonly (string | { readonly name: string; readonly text: ReactNode })[];
}

/** Short things to know, one below the other; a point with a name begins with it in bold. */
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
