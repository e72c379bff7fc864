// The places kept for portraits until the school puts photographs there: no faces, but the sign of each office.
import type { ReactElement } from 'react';
import { Cedar } from '../../../ornaments/Cedar.tsx';
import { Mitre } from '../emblems/Mitre.tsx';
import { Ship } from '../emblems/Ship.tsx';
import { Sphere } from '../emblems/Sphere.tsx';
import { BookAndLamp } from '../scenes/BookAndLamp.tsx';
import { PerchedDove } from '../scenes/PerchedDove.tsx';
import { PottedSeedling } from '../scenes/PottedSeedling.tsx';
import { Niche } from './Niche.tsx';

/** Every portrait by the name of its file. */
export const portraits: Readonly<Record<string, ReactElement>> = {
  'portrait-principal': (
    <Niche ground="night">
      <BookAndLamp />
    </Niche>
  ),
  'portrait-bishop': (
    <Niche ground="sea">
      <g transform="translate(118 226) scale(2.44)">
        <Mitre />
      </g>
      <path d="M150 474h180l14 26H136z" fill="var(--gold)" />
    </Niche>
  ),
  'portrait-preschool': (
    <Niche ground="sea-mid">
      <PerchedDove />
    </Niche>
  ),
  'portrait-lower-elementary': (
    <Niche ground="sky">
      <PottedSeedling />
    </Niche>
  ),
  'portrait-upper-elementary': (
    <Niche ground="sea">
      <g transform="translate(110 220) scale(2.6)">
        <Ship />
      </g>
      <path d="M84 456h312v44H84z" fill="var(--sea-mid)" />
    </Niche>
  ),
  'portrait-intermediate': (
    <Niche ground="wine">
      <g transform="translate(106 216) scale(2.68)">
        <Sphere />
      </g>
      <path d="M150 472h180l14 28H136z" fill="var(--sheet)" />
    </Niche>
  ),
  'portrait-secondary': (
    <Niche ground="sky">
      <path d="M84 430 170 360l44 34 60-56 122 92v70H84z" fill="var(--sea-pale)" />
      <path d="m146 380 24-20 44 34 60-56 38 29-26 12-14-14-24 24-40-16-18 12-16-14z" fill="var(--sheet)" />
      <g transform="translate(120 214) scale(1 1.31)">
        <Cedar fill="var(--cedar)" />
      </g>
      <path d="M84 500v-38c70-20 242-20 312 0v38z" fill="var(--stone)" />
    </Niche>
  ),
};
