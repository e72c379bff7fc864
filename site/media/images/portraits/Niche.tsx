import type { ReactNode } from 'react';
import { Star } from '../../../ornaments/Star.tsx';
import { FloorRow } from '../FloorRow.tsx';

interface NicheProps {
  /** The tone at the back of the niche, by its name in the style sheets. */
  readonly ground: string;
  /** What stands in it: up to 288 wide, its foot at 476, its middle at 240. */
  readonly children: ReactNode;
}

// The arch of the school's emblem, from the sill up and down again.
const opening = 'M84 500V292c0-96 84-156 156-208 72 52 156 112 156 208v208z';
const flutes = [-64, -48, -32, -16, 0, 16, 32, 48, 64];

/** The place of a portrait, 480 by 640: a fluted niche under a banded arch, above one row of the school's floor. */
export function Niche({ ground, children }: NicheProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 640" width="480" height="640">
      <defs>
        <clipPath id="opening">
          <path d={opening} />
        </clipPath>
      </defs>
      <path d="M0 0h480v640H0z" fill="var(--wall)" />
      <path d="M12 12h456v616H12z" fill="none" stroke="var(--gold)" strokeWidth="1.5" />
      <path d="M18 18h444v604H18z" fill="none" stroke="var(--gold)" strokeWidth="3" />
      <path d={opening} fill={`var(--${ground})`} />
      <g clipPath="url(#opening)">
        {flutes.map((angle) => (
          <path
            key={angle}
            d="M240 292l-11-240h22z"
            fill="var(--sheet)"
            opacity=".09"
            transform={`rotate(${angle} 240 292)`}
          />
        ))}
        <path d="M84 284h312v8H84z" fill="var(--sheet)" opacity=".12" />
        <path d="M84 500V70h20v430zM376 500V70h20v430z" fill="var(--night)" opacity=".14" />
        {children}
      </g>
      <g fill="none" strokeWidth="24">
        <path d="M84 292c0-96 84-156 156-208 72 52 156 112 156 208" stroke="var(--sheet)" />
        <path d="M84 292c0-96 84-156 156-208 72 52 156 112 156 208" stroke="var(--wine)" strokeDasharray="25.8" />
      </g>
      <path d="M71 292c0-102 88-166 169-224 81 58 169 122 169 224" fill="none" stroke="var(--gold)" strokeWidth="2" />
      {[84, 396].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} fill="var(--sheet)" stroke="var(--gold)" strokeWidth="2">
          <path d="M-11 314h22v168h-22z" />
          <path d="M-22 290h44l-10 18h-24zM-14 308h28v6h-28zM-16 482h32v18h-32z" />
          <path d="M-3.5 318v160M3.5 318v160" stroke="var(--rule)" />
        </g>
      ))}
      {[82, 398].map((x) => (
        <g key={x} transform={`translate(${x - 26} 84) scale(1.083)`}>
          <Star fill="var(--gold)" />
          <path d="m24 14 10 10-10 10-10-10z" fill="var(--wall)" />
        </g>
      ))}
      <path d="M40 500h400v14H40z" fill="var(--sheet)" stroke="var(--gold)" strokeWidth="2" />
      <g transform="translate(24 548)">
        <FloorRow tiles={9} />
      </g>
    </svg>
  );
}
