import { Cedar } from './Cedar.tsx';

interface GrowingCedarsProps {
  /** Index of the tree in full colour, 0 to 4; 0 is the sapling. */
  readonly current: number;
}

// From sapling to grown tree; in units of the view box, 400 by 240.
const trees = [
  { x: 4, width: 34, height: 44 },
  { x: 50, width: 54, height: 84 },
  { x: 116, width: 74, height: 124 },
  { x: 200, width: 90, height: 164 },
  { x: 294, width: 104, height: 210 },
];
const ground = 222;

/** Five cedars for five divisions, each taller than the last. */
export function GrowingCedars({ current }: GrowingCedarsProps) {
  return (
    <svg className="growing-cedars" viewBox="0 0 400 240" width="400" height="240" aria-hidden="true" focusable="false">
      {trees.map(({ x, width, height }, index) => (
        <g key={x} transform={`translate(${x} ${ground - height}) scale(${width / 240} ${height / 200})`}>
          <Cedar fill={index === current ? 'var(--cedar)' : 'var(--rule)'} />
        </g>
      ))}
      <path d="M0 222h400v4H0zM0 230h400v2H0z" fill="var(--gold)" />
    </svg>
  );
}
