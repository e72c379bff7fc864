/** A ship of this coast under a striped sail, 100 by 100, to stand inside a drawing. */
export function Ship() {
  return (
    <g>
      <path d="M48.5 6h3v60h-3z" fill="var(--gold)" />
      <path d="M51.5 7h15l-5 4 5 4h-15z" fill="var(--gold-pale)" />
      <path d="M20 20h60c3.5 11 3.5 23 0 34-20 5-40 5-60 0-3.5-11-3.5-23 0-34z" fill="var(--sheet)" />
      <path
        d="M28 20h9c-2.4 12-2.4 25 0 37.3-3-.3-6-.8-9-1.4-2.6-12-2.6-24 0-35.9zM45.5 20h9v37.9c-3 .1-6 .1-9 0zM63 20h9c2.6 11.9 2.6 23.9 0 35.9-3 .6-6 1.1-9 1.4 2.4-12.3 2.4-25.3 0-37.3z"
        fill="var(--wine)"
      />
      <path d="M16 17h68v4H16z" fill="var(--gold)" />
      <path
        d="M4 50c4 0 7 3 8 8 2 5 6 7 12 7h54c8 0 12-6 12-14 0-5 3-8 7-8-1 22-8 39-24 41H29C13 82 4 69 4 50z"
        fill="var(--stone)"
      />
      <path d="M12 70h78c-.8 2-1.7 4-2.7 5.5H15C13.8 74 12.8 72 12 70z" fill="var(--gold)" />
      <path
        d="M0 84c8.3-5 16.7-5 25 0s16.7 5 25 0 16.7-5 25 0 16.7 5 25 0v7c-8.3 5-16.7 5-25 0s-16.7-5-25 0-16.7 5-25 0-16.7-5-25 0z"
        fill="var(--sea-pale)"
      />
    </g>
  );
}
