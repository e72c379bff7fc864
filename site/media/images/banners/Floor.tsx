import type { ReactNode } from 'react';
import { Cedar } from '../../../ornaments/Cedar.tsx';
import { Book } from '../emblems/Book.tsx';
import { Dove } from '../emblems/Dove.tsx';
import { Lamp } from '../emblems/Lamp.tsx';
import { Seedling } from '../emblems/Seedling.tsx';
import { Ship } from '../emblems/Ship.tsx';
import { Sphere } from '../emblems/Sphere.tsx';
import { FloorArch } from './FloorArch.tsx';
import { FloorStar } from './FloorStar.tsx';

const cedar = (
  <g transform="translate(2 4) scale(.4 .46)">
    <Cedar fill="var(--sheet)" />
  </g>
);

interface Stone {
  readonly ground: string;
  readonly emblem: ReactNode;
}

// Six signs, so placed that none has its like beside it.
const stones: readonly Stone[] = [
  { ground: 'sea', emblem: <Ship /> },
  { ground: 'wine', emblem: <Sphere /> },
  { ground: 'cedar', emblem: cedar },
  { ground: 'sea-mid', emblem: <Dove /> },
  { ground: 'sky', emblem: <Seedling /> },
  { ground: 'night', emblem: <Lamp /> },
];
const columns = [0, 1, 2, 7, 8, 9];
const rows = [0, 1, 2, 3];

/** Banner, 1600 by 640: a Byzantine floor whose stars hold the things one learns, around an arch with an open book. */
export function Floor() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 640" width="1600" height="640">
      <path d="M0 0h1600v640H0z" fill="var(--gold-pale)" />
      {columns.flatMap((column) =>
        rows.map((row) => {
          const stone = stones[(column * 2 + row * 5 + (column > 5 ? 1 : 0)) % stones.length];
          return (
            <g key={`${column} ${row}`} transform={`translate(${column * 160} ${row * 160})`}>
              <FloorStar ground={stone?.ground ?? 'wine'}>{stone?.emblem}</FloorStar>
            </g>
          );
        }),
      )}
      <g transform="translate(480 0)">
        <FloorArch>
          <g transform="translate(193 298) scale(2.54 2.2)">
            <Book />
          </g>
        </FloorArch>
      </g>
    </svg>
  );
}
