/** Sky, low sun and the bands of the sea, 720 by 612 with the horizon at 380: what one sees from Ras Beirut. */
export function Sea() {
  return (
    <g>
      <path d="M0 0h720v380H0z" fill="var(--sky)" />
      <circle cx="360" cy="380" r="84" fill="var(--sheet)" />
      <path d="M0 380h720v232H0z" fill="var(--sea-pale)" />
      <path d="M0 424c60-9 120-9 180 0s120 9 180 0 120-9 180 0 120 9 180 0v188H0z" fill="var(--sea-mid)" />
      <path d="M0 500c60 11 120 11 180 0s120-11 180 0 120 11 180 0 120-11 180 0v112H0z" fill="var(--sea)" />
      <path
        d="M298 394h124M316 408h88M334 424h52M88 420h44M166 448h40M70 470h28M500 440h34M640 424h28M616 470h40"
        fill="none"
        stroke="var(--sheet)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </g>
  );
}
