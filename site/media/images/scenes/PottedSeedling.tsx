import { Seedling } from '../emblems/Seedling.tsx';

/** The seedling on a stone, to stand in a niche. */
export function PottedSeedling() {
  return (
    <g>
      <g transform="translate(118 204) scale(2.44 2.7)">
        <Seedling />
      </g>
      <path d="M160 474h160l14 26H146z" fill="var(--stone)" />
    </g>
  );
}
