import { Cedar } from './Cedar.tsx';
import { Lighthouse } from './Lighthouse.tsx';

// `xMaxYMax slice`: in a narrower box the left side is cut off, so that house and lighthouse stay visible.

/** Ras Beirut from the sea: the arched rock off its shore, the cliff, a house of three arches, the lighthouse. */
export function Headland() {
  return (
    <svg
      className="headland"
      viewBox="0 0 1200 420"
      width="1200"
      height="420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h1200v260H0z" fill="var(--sky)" />
      <circle cx="300" cy="260" r="86" fill="var(--sheet)" />
      <path d="M0 260h1200v160H0z" fill="var(--sea-pale)" />
      <path d="M236 276h128M254 290h92M270 306h60" stroke="var(--sheet)" strokeWidth="3" strokeLinecap="round" />
      <path d="M620 420c6-70 24-128 66-150 30-16 60-14 90-26 70-20 260-24 424-20v196z" fill="var(--stone)" />
      <path d="M648 420c10-60 26-112 64-130 34-14 76-10 112-22 90-20 240-20 376-18v170z" fill="var(--wall)" />
      <path d="M730 420c8-44 20-74 50-86 60-20 110-6 170-18 80-14 170-12 250-10v114z" fill="var(--gold-pale)" />
      <g transform="translate(718 38) scale(.74)">
        <Lighthouse />
      </g>
      <g transform="translate(850 132) scale(.46 .6)">
        <Cedar fill="var(--cedar)" />
      </g>
      <path d="M962 246V150h196v96z" fill="var(--sheet)" />
      <path d="M950 150l36-46h148l36 46z" fill="var(--wine)" />
      <path
        d="M1022 246v-52c0-18 8-26 14-32 6 6 14 14 14 32 0-18 6-26 12-32 6 6 12 14 12 32 0-18 6-26 12-32 6 6 14 14 14 32v52z"
        fill="var(--sea)"
      />
      <path
        d="M982 246v-44c0-10 5-14 10-18 5 4 10 8 10 18v44zM1118 246v-44c0-10 5-14 10-18 5 4 10 8 10 18v44z"
        fill="var(--night)"
      />
      <path d="M956 246h208v5H956z" fill="var(--gold)" />
      <path d="M430 330l16-116c12-22 52-30 84-20 28 6 40 20 42 38l18 98z" fill="var(--wall)" />
      <path d="M484 330c0-54 10-80 28-80s30 24 30 80z" fill="var(--sea-pale)" />
      <path d="M584 330l8-44c6-12 26-12 32 0l10 44z" fill="var(--wall)" />
      <path
        d="M0 324c60-9 120-9 180 0s120 9 180 0 120-9 180 0 120 9 180 0 120-9 180 0 120 9 180 0 120-9 120-9v105H0z"
        fill="var(--sea-mid)"
      />
      <path
        d="M0 374c60 9 120 9 180 0s120-9 180 0 120 9 180 0 120-9 180 0 120 9 180 0 120-9 180 0 120 9 120 9v37H0z"
        fill="var(--sea)"
      />
    </svg>
  );
}
