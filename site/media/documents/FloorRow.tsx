import { Star } from '../../ornaments/Star.tsx';

interface FloorRowProps {
  readonly tiles: number;
}

/** A row of the school's floor as single tiles of 48 by 48, not a repeated SVG pattern, since it is printed and reduced. */
export function FloorRow({ tiles }: FloorRowProps) {
  return (
    <g>
      <path d={`M0-2h${tiles * 48}v52H0z`} fill="var(--gold)" />
      <path d={`M0 0h${tiles * 48}v48H0z`} fill="var(--sea)" />
      {Array.from({ length: tiles }, (_, tile) => tile).map((tile) => (
        <g key={tile} transform={`translate(${tile * 48} 0)`}>
          <Star fill="var(--wine)" stroke="var(--paper)" />
          <path d="M18.6 11h10.8l7.6 7.6v10.8L29.4 37H18.6L11 29.4V18.6z" fill="var(--paper)" />
          <path d="m24 13.5 3 7.5 7.5 3-7.5 3-3 7.5-3-7.5-7.5-3 7.5-3z" fill="var(--gold)" />
        </g>
      ))}
    </g>
  );
}
