import { Star } from './Star.tsx';

/** A gold rule broken by one star of the floor: the quiet divider between two parts of a page. */
export function StarDivider() {
  return (
    <div className="star-divider">
      <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <Star fill="var(--gold)" />
        <path d="m24 14 10 10-10 10-10-10z" fill="var(--ground, var(--paper))" />
      </svg>
    </div>
  );
}
