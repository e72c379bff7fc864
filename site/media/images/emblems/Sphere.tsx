/** An armillary sphere on its foot, 100 by 100: number, measure and sky. To stand inside a drawing. */
export function Sphere() {
  return (
    <g fill="none">
      <path d="M46 80h8l2 10h12v6H32v-6h12z" fill="var(--gold)" />
      <path d="M16 50c2 20 16 32 34 32s32-12 34-32" stroke="var(--gold-pale)" strokeWidth="4" />
      <circle cx="50" cy="42" r="35" fill="var(--night)" />
      <circle cx="50" cy="42" r="35" stroke="var(--gold)" strokeWidth="4" />
      <ellipse cx="50" cy="42" rx="35" ry="12" stroke="var(--gold-pale)" strokeWidth="3" />
      <ellipse cx="50" cy="42" rx="13" ry="35" stroke="var(--gold)" strokeWidth="3" />
      <ellipse cx="50" cy="42" rx="35" ry="10" stroke="var(--sheet)" strokeWidth="5" transform="rotate(-38 50 42)" />
      <ellipse
        cx="50"
        cy="42"
        rx="35"
        ry="10"
        stroke="var(--wine)"
        strokeWidth="5"
        strokeDasharray="5 5"
        transform="rotate(-38 50 42)"
      />
      <path d="M50 0v84" stroke="var(--gold)" strokeWidth="2" />
      <circle cx="50" cy="42" r="7" fill="var(--gold-pale)" stroke="var(--gold)" strokeWidth="2" />
    </g>
  );
}
