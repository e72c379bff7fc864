// From page to page without a load: the address changes at once, the page when it is here. Until then the one at hand
// stays. If the next one's script is gone or out of reach, e.g. since a new version was put up, the browser is asked for
// the whole page.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { changePage } from './changePage.ts';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { missing, routeOf } from './routes.ts';

/** The address whose page is shown. */
export function useShown(): string {
  const [address] = useLocation();
  const [shown, setShown] = useState(address);
  useEffect(() => {
    if (address === shown) return;
    let isNext = true;
    const { language, path } = readAddress(address);
    loadPage(routeOf(path) ?? missing, language).then(
      () => isNext && changePage(() => setShown(address)),
      () => isNext && window.location.reload(),
    );
    return () => {
      isNext = false;
    };
  }, [address, shown]);
  return shown;
}
