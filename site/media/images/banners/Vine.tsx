/** A vine for the left spandrel of the great floor's arch, to stand inside a drawing. */
export function Vine() {
  return (
    <g>
      <g fill="none" stroke="var(--gold)" strokeWidth="4">
        <path d="M44 300V120c0-50 30-78 74-78 30 0 52 14 52 38s-24 34-40 22" />
        <path d="M44 232c0-40 22-60 50-62 22 0 34 12 32 28M44 150c12-30 34-42 60-44" />
      </g>
      <g fill="var(--cedar)">
        <path d="M44 84c-16-10-20-28-12-44 16 8 20 28 12 44zM84 46c-6-14 0-28 14-34 8 14 2 28-14 34zM44 268c16-4 26-16 26-32-16 2-26 14-26 32z" />
        <path d="M106 106c14 2 26-4 32-18-14-6-28 2-32 18z" />
      </g>
      <g fill="var(--wine)">
        <circle cx="76" cy="194" r="8" />
        <circle cx="92" cy="194" r="8" />
        <circle cx="84" cy="208" r="8" />
      </g>
    </g>
  );
}
