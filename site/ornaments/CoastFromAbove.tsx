const coast =
  'M640 96c-60-8-92 10-140-4-52-16-110-34-176-22-52 8-92 20-124 46-28 24-48 50-44 86 4 34 14 60 10 96-2 26 6 44 18 62h456z';
const streets =
  'M184 150c80 24 200 6 456 22M170 214c120 10 260-4 470 10M176 282c140 2 270-8 464 6M268 92c-8 80 10 180 4 268M372 82c-4 90 12 180 6 278M470 98c2 80 8 170 2 262M566 104c-4 90 6 170 2 256';
const waves = 'M34 60c14-9 26-9 40 0s26 9 40 0M20 190c14-9 26-9 40 0s26 9 40 0M60 300c14-9 26-9 40 0';

/** Ras Beirut from above in few flat tones, 640 by 360: a placeholder for the map, not to scale. */
export function CoastFromAbove() {
  return (
    <svg
      className="coast"
      viewBox="0 0 640 360"
      width="640"
      height="360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h640v360H0z" fill="var(--sea-pale)" />
      <path d={coast} fill="none" stroke="var(--sea-mid)" strokeWidth="26" opacity=".35" />
      <path d={coast} fill="var(--wall)" stroke="var(--gold)" strokeWidth="2" />
      <path d={streets} fill="none" stroke="var(--rule)" strokeWidth="5" />
      <path
        d="M304 100c40-12 104-4 134 12 6 22-2 42-6 50-38 10-96 8-124 2-8-20-8-44-4-64z"
        fill="var(--cedar)"
        opacity=".28"
      />
      <path d={waves} fill="none" stroke="var(--sheet)" strokeWidth="3" />
    </svg>
  );
}
