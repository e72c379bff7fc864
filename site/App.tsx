import { directions, languages, sourceLanguage } from 'virtual:forms';
import { Suspense, useEffect } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { idleParts } from './idle/Idle.tsx';
import { addressIn, baseOf, readAddress } from './language/addresses.ts';
import { wordsIn } from './language/loadedWords.ts';
import { SiteContext } from './language/siteContext.ts';
import { Layout } from './layout/Layout.tsx';
import { useArrival } from './layout/useArrival.ts';
import { useUnfolded } from './layout/useUnfolded.ts';
import { loadedPage } from './loadedPages.ts';
import { missing, type Route, routeOf } from './routes.ts';
import { school } from './school.ts';
import { useShown } from './useShown.ts';

/** The whole site at the current address. The page at hand stays until the next one is there. */
export function App() {
  const { shown, isLost, tryAgain } = useShown();
  const { language, path } = readAddress(shown);
  const route = routeOf(path);
  const NoConnection = isLost && idleParts()?.NoConnection;
  useArrival(NoConnection ? '' : path);
  useUnfolded(path);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directions[language];
  }, [language]);
  return (
    <Router base={baseOf(language)} hrefs={plainHome} aroundNav={toPlainHome}>
      {route && !NoConnection && <Addresses route={route} address={addressIn(language, route.path)} />}
      <SiteContext value={{ language, path, words: wordsIn(language) }}>
        {/* Nothing in it waits for anything: it lets React take the page over piece by piece, between other work. */}
        <Suspense>
          <Layout
            page={loadedPage(route ?? missing, language)}
            instead={NoConnection && <NoConnection tryAgain={tryAgain} />}
          />
        </Suspense>
      </SiteContext>
    </Router>
  );
}

/** The home page of a language is `/ar`, where wouter would say `/ar/`. */
function plainHome(href: string): string {
  return languages.some((language) => href === `${baseOf(language)}/`) ? href.replace(/(?<=.)\/$/, '') : href;
}

const toPlainHome: AroundNavHandler = (navigate, to, options) => navigate(plainHome(to), options);

/** What search engines are told: the page's one address, and where it stands in which language. */
function Addresses({ route: { path }, address }: { readonly route: Route; readonly address: string }) {
  return (
    <>
      <link rel="canonical" href={school.url + address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={school.url + addressIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={school.url + addressIn(sourceLanguage, path)} />
    </>
  );
}
