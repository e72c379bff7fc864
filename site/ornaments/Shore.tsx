import { useId } from 'react';
import { isDrawn, shapesInPage } from './shapesInPage.ts';

const inside = isDrawn ? { children: <Waves /> } : shapesInPage('shore');

/** Rows of waves above the dark footer, as wide as the page. */
export function Shore() {
  return <svg className="shore" width="100%" height="44" aria-hidden="true" focusable="false" {...inside} />;
}

function Waves() {
  const id = useId();
  return (
    <>
      <defs>
        <pattern id={id} width="80" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 10c14-9 26-9 40 0s26 9 40 0v34H0z" fill="var(--sea-pale)" />
          <path d="M0 20c14 9 26 9 40 0s26-9 40 0v24H0z" fill="var(--sea-mid)" />
          <path d="M0 32c14-9 26-9 40 0s26 9 40 0v12H0z" fill="var(--night)" />
        </pattern>
      </defs>
      <rect width="100%" height="44" fill={`url(#${id})`} />
    </>
  );
}
