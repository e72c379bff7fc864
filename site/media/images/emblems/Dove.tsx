/** A dove that brings an olive branch, 100 by 100, to stand inside a drawing. */
export function Dove() {
  return (
    <g>
      <path
        d="M10 62c10-2 20-6 28-14 4-16 16-24 30-24 6 0 10 2 13 5l11 3-10 5c0 22-14 37-36 37-8 0-15-1-21-4l-17 6 6-8-12 1z"
        fill="var(--sheet)"
      />
      <path d="M38 48C30 38 28 24 32 6c12 8 22 20 26 36 0 8-4 14-12 16-5-2-7-5-8-10z" fill="var(--paper-deep)" />
      <path
        d="M36 12c8 9 14 19 17 31M33 24c6 7 11 15 14 24"
        fill="none"
        stroke="var(--sea-pale)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M22 66c12 3 24 1 34-7" fill="none" stroke="var(--sea-pale)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="74" cy="32" r="2.4" fill="var(--night)" />
      <path d="M81 30l13 2.5-12 5z" fill="var(--gold)" />
      <path d="M90 33c2 12 0 22-7 31" fill="none" stroke="var(--gold)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M91 42c6-2 9 0 9 3-4 2-8 1-9-3zM90 48c-6-4-10-3-11 0 3 4 8 4 11 0zM88 55c6-1 9 1 8 4-4 2-8 0-8-4zM85 60c-6-3-10-1-10 2 4 3 8 2 10-2z"
        fill="var(--gold)"
      />
      <path d="M46 74l-2 12M56 74l2 12M40 86h8M54 86h8" stroke="var(--gold)" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
