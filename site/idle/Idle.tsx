// What no page needs at first is one file of its own (parts.tsx), fetched once the browser is idle: what follows a hand
// towards a link, what says that there is no connection, and the offer of the language chosen last.
import { useEffect, useState } from 'react';

type Parts = typeof import('./parts.tsx');

let loaded: Parts | undefined;

export function Idle() {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    // Safari does not tell when it is idle.
    (window.requestIdleCallback ?? setTimeout)(() =>
      import('./parts.tsx').then(
        (module) => {
          loaded = module;
          setParts(module);
        },
        // The page does without: links load when they are followed, and end at the browser's own page offline.
        () => undefined,
      ),
    );
  }, []);
  return parts && <parts.Parts />;
}

/** The parts, once they are here. */
export function idleParts(): Parts | undefined {
  return loaded;
}
