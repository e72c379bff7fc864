// What no page needs at load is one chunk (parts.tsx), fetched when the browser is idle: prefetching of links, the page for a
// lost connection, and the offer of the language chosen last.
import { useEffect, useState } from 'react';

type Parts = typeof import('./parts.tsx');

let loaded: Parts | undefined;

/** Loads and mounts parts.tsx. */
export function Idle() {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() =>
      import('./parts.tsx').then(
        (module) => {
          loaded = module;
          setParts(module);
        },
        // The page works without it: links load when followed, and offline the browser shows its own error page.
        () => undefined,
      ),
    );
  }, []);
  return parts && <parts.Parts />;
}

/** The exports of parts.tsx; undefined until it is loaded. */
export function idleParts(): Parts | undefined {
  return loaded;
}
