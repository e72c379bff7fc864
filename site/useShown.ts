// From page to page without a load: the address changes at once, the page when it is here. Until then the one at hand
// stays. Where the next one cannot be loaded, the server is asked: if it answers, the browser is asked for the whole page,
// e.g. since a new version was put up; if not, a page says so (idle/NoConnection.tsx) until the connection is back.
import { useEffect, useReducer, useState } from 'react';
import { useLocation } from 'wouter';
import { changePage } from './changePage.ts';
import { idleParts } from './idle/Idle.tsx';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { routeOf } from './routes.ts';

interface Shown {
  /** The address whose page is shown, or was until the connection was lost. */
  readonly shown: string;
  /** Whether the page of the address bar cannot be loaded for want of a connection. */
  readonly isLost: boolean;
  readonly tryAgain: () => void;
}

export function useShown(): Shown {
  const [address] = useLocation();
  const [shown, setShown] = useState(address);
  const [isLost, setLost] = useState(false);
  const [attempt, tryAgain] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks once more for the same address
  useEffect(() => {
    let isNext = true;
    const show = (lost: boolean) => {
      if (!isNext || (lost && isLost)) return;
      changePage(() => {
        setLost(lost);
        if (!lost) setShown(address);
      });
    };
    if (address === shown) {
      if (isLost) show(false);
      return;
    }
    const { language, path } = readAddress(address);
    const route = routeOf(path);
    // What is no page is a file or leads nowhere: the browser opens it.
    (route ? loadPage(route, language) : Promise.reject()).then(
      () => show(false),
      async () => {
        const idle = idleParts();
        if (idle && !(await idle.isReachable())) show(true);
        else if (isNext) window.location.reload();
      },
    );
    return () => {
      isNext = false;
    };
  }, [address, attempt, shown]);
  return { shown, isLost, tryAgain };
}
