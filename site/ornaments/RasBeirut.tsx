import { useId } from 'react';
import { Cedar } from './Cedar.tsx';
import { Lighthouse } from './Lighthouse.tsx';
import { Sea } from './Sea.tsx';
import { Star } from './Star.tsx';

// Three openings of one Lebanese arcade; the middle one is the tallest.
const arches = [
  'M44 296C44 200 92 158 140 126c48 32 96 74 96 170',
  'M260 296C260 174 310 114 360 78c50 36 100 96 100 218',
  'M484 296c0-96 48-138 96-170 48 32 96 74 96 170',
];
const spandrels = [222, 469];
const openings = `${arches[0]}V600H44z${arches[1]}V600H260z${arches[2]}V600H484z`;

/** The banner: sea, cedar and lighthouse of Ras Beirut seen through an arcade of banded stone. */
export function RasBeirut() {
  const id = useId();
  return (
    <svg className="ras-beirut" viewBox="0 0 720 612" width="720" height="612" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <path d={openings} />
        </clipPath>
      </defs>
      <path d="M10 612V36h700v576z" fill="var(--wall)" />
      <path d="M0 20h720v8H0zM6 32h708v3H6z" fill="var(--gold)" />
      <g clipPath={`url(#${id})`}>
        <Sea />
        <path d="M92 382c14-34 34-52 52-62-5 22-5 42-2 62zM82 388h76l-12 14H96z" fill="var(--night)" />
        <g transform="translate(526 214)">
          <Lighthouse />
        </g>
        <g transform="translate(264 312) scale(.8 1.45)">
          <Cedar fill="var(--cedar)" />
        </g>
      </g>
      <g fill="none" strokeWidth="22">
        {arches.map((arch) => (
          <g key={arch}>
            <path d={arch} stroke="var(--sheet)" />
            <path d={arch} stroke="var(--wine)" pathLength="21" strokeDasharray="1 1" />
          </g>
        ))}
      </g>
      {spandrels.map((x) => (
        <g key={x} transform={`translate(${x} 84) scale(.6)`}>
          <Star fill="var(--gold)" />
        </g>
      ))}
      <g fill="var(--sheet)" stroke="var(--gold)" strokeWidth="1.5">
        <path d="M28 296h34l-6 16H34zM226 296h44l-8 16h-28zM450 296h44l-8 16h-28zM658 296h34l-6 16h-22z" />
        <path d="M37 312h16v274H37zM240 312h16v274h-16zM464 312h16v274h-16zM667 312h16v274h-16z" />
        <path d="M31 586h28v14H31zM234 586h28v14h-28zM458 586h28v14h-28zM661 586h28v14h-28z" />
      </g>
      <path d="M0 600h720v12H0z" fill="var(--wall)" stroke="var(--gold)" strokeWidth="1.5" />
    </svg>
  );
}
