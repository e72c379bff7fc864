/** The banded lighthouse of Ras Beirut on its rock, 120 wide and 300 high, for use inside a drawing. */
export function Lighthouse() {
  return (
    <g>
      <path d="M0 300c6-22 16-26 30-30 8-14 20-16 32-14 14-4 24 4 30 12 14 4 24 14 28 32z" fill="var(--stone)" />
      <path d="M46 70h28l8 194H38z" fill="var(--sheet)" />
      <path d="M44.6 104h30.8l1.2 30H43.4zM42.2 164h35.6l1.3 30H40.9zM39.7 224h40.6l1.7 40H38z" fill="var(--night)" />
      <path d="M40 62h40v9H40z" fill="var(--night)" />
      <path d="M48 34h24v28H48z" fill="var(--gold)" />
      <path d="M58 34h4v28h-4z" fill="var(--night)" />
      <path d="M44 34c2-14 10-18 16-24 6 6 14 10 16 24z" fill="var(--night)" />
    </g>
  );
}
