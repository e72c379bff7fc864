import { shapesInPage } from './shapesInPage.ts';

const inside =
  import.meta.env.SSR || import.meta.env.MODE !== 'production'
    ? // On demand, so that the cedar stays with the pages that draw one.
      { children: (await import('./markShapes.tsx')).markShapes }
    : shapesInPage('mark');

/** The school's emblem. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 56" width="36" height="42" aria-hidden="true" focusable="false" {...inside} />
  );
}
