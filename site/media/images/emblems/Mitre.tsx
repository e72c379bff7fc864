/** A mitre of the East before a crossed crozier and candlestick, 100 by 100, to stand inside a drawing. */
export function Mitre() {
  return (
    <g>
      <g transform="rotate(38 50 60)" fill="var(--gold)">
        <path d="M48.5 8h3v104h-3z" />
        <path d="M50 12c-3-6-14-6-14-14 0-5 4-7 7-5 2 1.5 1 4-1 4-1 3 6 4 8 8 2-4 9-5 8-8-2 0-3-2.5-1-4 3-2 7 0 7 5 0 8-11 8-14 14z" />
        <path d="M48.8-10h2.4v3.4h3.4v2.4h-3.4V2h-2.4v-6.2h-3.4v-2.4h3.4z" />
        <circle cx="50" cy="18" r="4" fill="var(--wine)" stroke="var(--gold)" strokeWidth="1.5" />
      </g>
      <g transform="rotate(-38 50 60)" fill="var(--gold)">
        <path d="M48.5 14h3v98h-3zM44 24h12l-3 5h-6z" />
        <path
          d="M50 24C38 18 36 8 38 0M50 24c12-6 14-16 12-24M50 24V-2"
          fill="none"
          stroke="var(--sheet)"
          strokeWidth="3"
        />
        <path d="M38-9c2.5 3 3 6 0 9-3-3-2.5-6 0-9zM50-12c2.5 3 3 6 0 9-3-3-2.5-6 0-9zM62-9c2.5 3 3 6 0 9-3-3-2.5-6 0-9z" />
      </g>
      <path d="M20 84c-8-16-10-34 2-45 8-7 18-9 28-9s20 2 28 9c12 11 10 29 2 45z" fill="var(--wine)" />
      <path d="M50 30c-9 12-11 34-8 54h16c3-20 1-42-8-54z" fill="var(--wine-deep)" />
      <path
        d="M50 30c-9 12-11 34-8 54M50 30c9 12 11 34 8 54M50 30c-20 6-30 24-26 54M50 30c20 6 30 24 26 54"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
      />
      <path d="M17 80h66c1 5 0 10-2 14H19c-2-4-3-9-2-14z" fill="var(--gold)" />
      <path
        d="M22 87l4-4 4 4-4 4zM34 87l4-4 4 4-4 4zM46 87l4-4 4 4-4 4zM58 87l4-4 4 4-4 4zM70 87l4-4 4 4-4 4z"
        fill="var(--wine)"
      />
      <circle cx="50" cy="62" r="9" fill="var(--sheet)" stroke="var(--gold)" strokeWidth="2" />
      <path d="M48.7 55.5h2.6v4.2h4.2v2.6h-4.2v6.2h-2.6v-6.2h-4.2v-2.6h4.2z" fill="var(--wine)" />
      <path d="M30 53l3.5 5-3.5 5-3.5-5zM70 53l3.5 5-3.5 5-3.5-5z" fill="var(--gold-pale)" />
      <path d="M48.3 12h3.4v5h5v3.4h-5V31h-3.4V20.4h-5V17h5z" fill="var(--gold-pale)" />
      <circle cx="50" cy="31" r="3.5" fill="var(--gold)" />
    </g>
  );
}
