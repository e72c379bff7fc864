/** A hanging oil lamp with its light, 100 by 100, to stand inside a drawing. */
export function Lamp() {
  return (
    <g>
      <circle cx="50" cy="40" r="24" fill="var(--gold-pale)" opacity=".35" />
      <circle cx="50" cy="40" r="15" fill="var(--gold-pale)" opacity=".5" />
      <path d="M50 0v9M50 9 27 52M50 9l23 43" fill="none" stroke="var(--gold)" strokeWidth="2" />
      <path d="M50 4 55 9 50 14 45 9z" fill="var(--gold)" />
      <path d="M50 22c8 9 9.5 18 0 28-9.5-10-8-19 0-28z" fill="var(--gold)" />
      <path d="M50 32c4.5 5.5 5 11 0 17-5-6-4.5-11.5 0-17z" fill="var(--sheet)" />
      <path d="M24 54h52c0 15-8 24-19 28v6H43v-6c-11-4-19-13-19-28z" fill="var(--wine)" />
      <path d="M26.5 64h47c-1 3.5-2.6 6.5-4.7 9H31.2c-2.1-2.5-3.7-5.5-4.7-9z" fill="var(--gold)" />
      <path d="M21 50h58v5H21zM42 88h16l-8 12z" fill="var(--gold)" />
      <path d="M36 68.5l3-3 3 3-3 3zM47 68.5l3-3 3 3-3 3zM58 68.5l3-3 3 3-3 3z" fill="var(--wine)" />
    </g>
  );
}
