/** An open book with gold lines and a ribbon, 100 by 100, to stand inside a drawing. */
export function Book() {
  return (
    <g>
      <path d="M2 30c18-4 36-3 48 6 12-9 30-10 48-6v50c-18-4-36-3-48 6-12-9-30-10-48-6z" fill="var(--wine)" />
      <path
        d="M6 25c16-3 33-2 44 7v49c-11-9-28-10-44-7zM94 25c-16-3-33-2-44 7v49c11-9 28-10 44-7z"
        fill="var(--sheet)"
      />
      <path d="M50 32v49c3-2.5 6-4.3 9.5-5.6V27c-3.5 1.2-6.7 2.8-9.5 5z" fill="var(--paper-deep)" />
      <path
        d="M14 36c10-1 19 0 28 5M14 46c10-1 19 0 28 5M14 56c10-1 19 0 28 5M14 66c7-.7 14-.3 20 2M86 36c-8-.8-15-.4-22 2.6M86 46c-8-.8-15-.4-22 2.6M86 56c-8-.8-15-.4-22 2.6M86 66c-6-.6-11-.4-16 1.4"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M53.5 29.5l5-2V92l-2.5-4.5-2.5 6.5z" fill="var(--sea-mid)" />
    </g>
  );
}
