import { type ReactNode, useId } from 'react';
import { Sea } from './Sea.tsx';
import { Star } from './Star.tsx';

interface ArchedViewProps {
  /** Drawn in front of the sea, in a view of 240 by 360 whose horizon is at 236. */
  readonly children?: ReactNode;
}

const arch = 'M20 170C20 96 66 48 120 14c54 34 100 82 100 156';

/** One arch of banded stone with the sea behind it, shown beside a page's title. */
export function ArchedView({ children }: ArchedViewProps) {
  const id = useId();
  return (
    <svg className="arched-view" viewBox="0 0 240 372" width="240" height="372" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <path d={`${arch}V360H20z`} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>
        <g transform="translate(-240 -144)">
          <Sea />
        </g>
        {children}
      </g>
      <g fill="none" strokeWidth="16">
        <path d={arch} stroke="var(--sheet)" />
        <path d={arch} stroke="var(--wine)" pathLength="17" strokeDasharray="1 1" />
      </g>
      <g transform="translate(108.5 2.5) scale(.48)">
        <Star fill="var(--gold)" stroke="var(--paper-deep)" />
      </g>
      <g fill="var(--sheet)" stroke="var(--gold)" strokeWidth="1.5">
        <path d="M5 170h30l-5 12H10zM205 170h30l-5 12h-20z" />
        <path d="M13 182h14v166H13zM213 182h14v166h-14z" />
        <path d="M8 348h24v12H8zM208 348h24v12h-24z" />
      </g>
      <path d="M0 360h240v12H0z" fill="var(--wall)" stroke="var(--gold)" strokeWidth="1.5" />
    </svg>
  );
}
