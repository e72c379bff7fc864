import { useEffect } from 'react';
import { useFragment } from './useFragment.ts';

/** A folded part (`<details>`) that the address points at is opened, on whatever page it is. */
export function useUnfolded(path: string): void {
  const fragment = useFragment();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a part of the same name.
  useEffect(() => {
    const part = document.getElementById(fragment);
    if (part instanceof HTMLDetailsElement) part.open = true;
  }, [path, fragment]);
}
