/** A house of Beirut with its three arches and red roof, 180 wide and 180 high, to stand inside a drawing. */
export function House() {
  return (
    <g>
      <path d="M8 74h164v106H8z" fill="var(--sheet)" />
      <path d="M128 74h44v106h-44z" fill="var(--paper-deep)" />
      <path d="M0 76 34 30h112l34 46z" fill="var(--wine)" />
      <path d="M34 30h112l6 8H28z" fill="var(--wine-deep)" />
      <path
        d="M38 142v-26c0-9 5-15 11-20 6 5 11 11 11 20v26zM64 142v-30c0-10 5-17 12-23 7 6 12 13 12 23v30zM92 142v-26c0-9 5-15 11-20 6 5 11 11 11 20v26z"
        fill="var(--sea)"
      />
      <path d="M49 98v44M76 92v50M103 98v44M38 120h76" stroke="var(--sheet)" strokeWidth="2" />
      <path d="M30 142h92v5H30z" fill="var(--gold)" />
      <path
        d="M34 147v12M44 147v12M54 147v12M64 147v12M74 147v12M84 147v12M94 147v12M104 147v12M114 147v12M30 160h92"
        stroke="var(--night)"
        strokeWidth="2"
      />
      <path d="M142 104h16v24h-16zM142 144h16v24h-16z" fill="var(--sea-mid)" />
    </g>
  );
}
