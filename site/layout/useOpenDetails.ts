import { useEffect } from 'react';
import { useFragment } from './useFragment.ts';

/** Opens the `<details>` element that the address's fragment names, on the page at `path`. */
export function useOpenDetails(path: string): void {
  const fragment = useFragment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have an element with the same id
  useEffect(() => {
    const element = document.getElementById(fragment);
    if (element instanceof HTMLDetailsElement) element.open = true;
  }, [path, fragment]);
}
