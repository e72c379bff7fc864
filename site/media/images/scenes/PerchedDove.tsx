import { Dove } from '../emblems/Dove.tsx';

/** The dove on a plinth, to stand in a niche. */
export function PerchedDove() {
  return (
    <g>
      <g transform="translate(116 228) scale(2.45 2.48)">
        <Dove />
      </g>
      <path d="M150 442h180l14 58H136z" fill="var(--wine)" />
      <path d="M144 452h192v8H144z" fill="var(--gold)" />
    </g>
  );
}
