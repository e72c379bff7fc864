// Client-side navigation: the address changes at once, the page once its module is loaded; until then the current page stays.
// If the module cannot be loaded and the server answers (e.g. a new version was deployed), the browser loads the address anew.
// If the server does not answer, idle/NoConnection.tsx is shown until the connection is back.
import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import { changePage } from './changePage.ts';
import { idleParts } from './idle/Idle.tsx';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { routeOf } from './routes.ts';

interface Shown {
  /** The address of the page that is shown, or was shown before the connection was lost. */
  readonly shown: string;
  /** Whether the page of the address bar cannot be loaded because there is no connection. */
  readonly isOffline: boolean;
  readonly tryAgain: () => void;
}

/** Which page to render for the current address. */
export function useShown(): Shown {
  const [address] = useLocation();
  const [shown, setShown] = useState(address);
  const [isOffline, setOffline] = useState(false);
  const [attempt, tryAgain] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` runs the effect again for the same address
  useEffect(() => {
    let isLatest = true;
    const show = (offline: boolean) => {
      if (!isLatest || (offline && isOffline)) return;
      changePage(() => {
        setOffline(offline);
        if (!offline) setShown(address);
      });
    };
    if (address === shown) {
      if (isOffline) show(false);
      return;
    }
    const { language, path } = readAddress(address);
    const route = routeOf(path);
    // An address without a route is a file or unknown: the browser loads it.
    (route ? loadPage(route, language) : Promise.reject()).then(
      () => show(false),
      async () => {
        const idle = idleParts();
        if (idle && !(await idle.isReachable())) show(true);
        else if (isLatest) window.location.reload();
      },
    );
    return () => {
      isLatest = false;
    };
  }, [address, attempt, shown]);
  return { shown, isOffline, tryAgain };
}
