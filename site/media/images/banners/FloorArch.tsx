import type { ReactNode } from 'react';
import { Star } from '../../../ornaments/Star.tsx';
import { Lamp } from '../emblems/Lamp.tsx';
import { Vine } from './Vine.tsx';

interface FloorArchProps {
  /** What lies under the arch: its middle at 320, its foot at 528. */
  readonly children: ReactNode;
}

const arch = 'M120 330c0-116 100-180 200-250 100 70 200 134 200 250';
const rays = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75];

/** The arch in the middle of the great floor, 640 by 640. */
export function FloorArch({ children }: FloorArchProps) {
  return (
    <g>
      <clipPath id="under">
        <path d={`${arch}v234H120z`} />
      </clipPath>
      <path d="M0 0h640v640H0z" fill="var(--wall)" />
      <path d="M3 0v640M637 0v640M14 0v640M626 0v640" stroke="var(--gold)" strokeWidth="3" />
      <path d={`${arch}v234H120z`} fill="var(--night)" />
      <g clipPath="url(#under)">
        {rays.map((angle) => (
          <path
            key={angle}
            d="M320 250l-14-300h28z"
            fill="var(--gold-pale)"
            opacity=".13"
            transform={`rotate(${angle} 320 250)`}
          />
        ))}
        <path d="M120 470h400v94H120z" fill="var(--wine)" />
        <path d="M120 470h400v8H120z" fill="var(--gold)" />
      </g>
      <g transform="translate(254 92) scale(1.32 1.84)">
        <Lamp />
      </g>
      {children}
      <path d="M262 504h116l26 60H236z" fill="var(--gold)" />
      <path d="M276 522h88M270 538h100" stroke="var(--wine)" strokeWidth="3" />
      <g fill="none" strokeWidth="34">
        <path d={arch} stroke="var(--sheet)" />
        <path d={arch} stroke="var(--wine)" strokeDasharray="31.86" />
      </g>
      <g fill="var(--sheet)" stroke="var(--gold)" strokeWidth="3">
        <path d="M104 350h32v190h-32zM504 350h32v190h-32z" />
        <path d="M86 322h68l-14 22H100zM486 322h68l-14 22h-40zM96 344h48v8H96zM496 344h48v8h-48zM94 538h52v26H94zM494 538h52v26h-52z" />
        <path d="M40 564h560v20H40z" />
      </g>
      <path d="M115 354v182M125 354v182M515 354v182M525 354v182" stroke="var(--rule)" strokeWidth="2" />
      <Vine />
      <g transform="matrix(-1 0 0 1 640 0)">
        <Vine />
      </g>
      <g transform="translate(300 6) scale(.833)">
        <Star fill="var(--gold)" />
        <path d="m24 14 10 10-10 10-10-10z" fill="var(--wall)" />
      </g>
      <path d="M40 604h560" stroke="var(--gold)" strokeWidth="4" strokeDasharray="2 12" strokeLinecap="round" />
    </g>
  );
}
