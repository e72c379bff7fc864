import { Cedar } from './Cedar.tsx';

/** The emblem's shapes: a cedar under an arch, above the horizon, 48 wide and 56 high. */
export const markShapes = (
  <>
    <path d="M2 54V26C2 14 14 6 24 1c10 5 22 13 22 25v28z" fill="var(--wine)" />
    <path d="M6 50V26.5C6 17 15.5 10 24 5.5 32.5 10 42 17 42 26.5V50z" fill="none" stroke="var(--gold-pale)" />
    <g transform="translate(9 15) scale(.125 .155)">
      <Cedar fill="var(--paper)" />
    </g>
    <path d="M11 45.5h26" stroke="var(--gold-pale)" strokeWidth="1.5" />
  </>
);
