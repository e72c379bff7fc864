/** A seedling of five leaves in a jar, 100 by 100, to stand inside a drawing. */
export function Seedling() {
  const leaf = 'M0 0C-14-6-18-20-12-34 4-28 10-14 0 0z';
  return (
    <g>
      <path d="M48.5 26h3v44h-3z" fill="var(--cedar)" />
      <g fill="var(--cedar)">
        <path d="M50 34c-10-8-10-22 0-34 10 12 10 26 0 34z" />
        <path d={leaf} transform="translate(50 52) rotate(-42)" />
        <path d={leaf} transform="translate(50 52) scale(-1 1) rotate(-42)" />
        <path d={leaf} transform="translate(50 68) rotate(-58)" />
        <path d={leaf} transform="translate(50 68) scale(-1 1) rotate(-58)" />
      </g>
      <path
        d="M50 6v26M50 52 32 36M50 52l18-16M50 68 25 56M50 68l25-12"
        fill="none"
        stroke="var(--gold-pale)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M28 68h44v6l-5 3c7 8 5 16-4 23H37c-9-7-11-15-4-23l-5-3z" fill="var(--wine)" />
      <path d="M29.3 83h41.4c.1 3-.8 6-2.6 9H31.9c-1.8-3-2.7-6-2.6-9z" fill="var(--gold)" />
      <path d="M37 87.5l3-3 3 3-3 3zM47 87.5l3-3 3 3-3 3zM57 87.5l3-3 3 3-3 3z" fill="var(--wine)" />
    </g>
  );
}
