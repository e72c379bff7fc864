import type { ReactNode } from 'react';
import { Star } from '../../../ornaments/Star.tsx';

interface FloorStarProps {
  readonly ground: string;
  /** An emblem of 100 by 100. */
  readonly children: ReactNode;
}

/** One stone of the great floor, 160 by 160: an eight-pointed star, an octagon in it, an emblem in that. */
export function FloorStar({ ground, children }: FloorStarProps) {
  return (
    <g>
      <path d="M0 0h44L0 44zM160 0v44L116 0zM160 160h-44l44-44zM0 160v-44l44 44z" fill="var(--wine)" />
      <path d="M0 0h24L0 24zM160 0v24L136 0zM160 160h-24l24-24zM0 160v-24l24 24z" fill="var(--gold)" />
      <g transform="scale(3.3333)">
        <Star fill="var(--wall)" stroke="var(--gold)" />
      </g>
      <path
        d="M58 26h44l32 32v44l-32 32H58l-32-32V58z"
        fill={`var(--${ground})`}
        stroke="var(--gold)"
        strokeWidth="3"
      />
      <g transform="translate(40 40) scale(.8)">{children}</g>
    </g>
  );
}
