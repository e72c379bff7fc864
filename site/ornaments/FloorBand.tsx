import { useId } from 'react';
import { Star } from './Star.tsx';

/**
 * A row of a Byzantine floor: eight-pointed stars tip to tip, and the crosses that they leave between them.
 * As wide as its container; `.floor-band` sets its height (one tile is 48 units).
 */
export function FloorBand() {
  const id = useId();
  return (
    <svg className="floor-band" width="100%" height="48" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="48" height="48" patternUnits="userSpaceOnUse">
          <rect width="48" height="48" fill="var(--sea)" />
          <Star fill="var(--wine)" stroke="var(--paper)" />
          <path d="M18.6 11h10.8l7.6 7.6v10.8L29.4 37H18.6L11 29.4V18.6z" fill="var(--paper)" />
          <path d="m24 13.5 3 7.5 7.5 3-7.5 3-3 7.5-3-7.5-7.5-3 7.5-3z" fill="var(--gold)" />
        </pattern>
      </defs>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
