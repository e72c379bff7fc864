import * as facts from 'virtual:facts';
import { directions, languages, sourceLanguage } from 'virtual:forms';
import { Suspense, useEffect } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { idleParts } from './idle/Idle.tsx';
import { addressIn, baseOf, readAddress } from './language/addresses.ts';
import { wordsIn } from './language/loadedWords.ts';
import { SiteContext } from './language/siteContext.ts';
import { Layout } from './layout/Layout.tsx';
import { useOpenDetails } from './layout/useOpenDetails.ts';
import { useScrollRestoration } from './layout/useScrollRestoration.ts';
import { loadedPage } from './loadedPages.ts';
import { notFound, type Route, routeOf } from './routes.ts';
import { useShown } from './useShown.ts';

/** The whole site at the current address. The current page stays until the next one is loaded. */
export function App() {
  const { shown, isOffline, tryAgain } = useShown();
  const { language, path } = readAddress(shown);
  const route = routeOf(path);
  const NoConnection = isOffline && idleParts()?.NoConnection;
  useScrollRestoration(NoConnection ? '' : path);
  useOpenDetails(path);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directions[language];
  }, [language]);
  return (
    <Router base={baseOf(language)} hrefs={plainHome} aroundNav={toPlainHome}>
      {route && !NoConnection && <Addresses route={route} address={addressIn(language, route.path)} />}
      <SiteContext value={{ language, path, words: wordsIn(language) }}>
        {/* Nothing in it suspends. The boundary makes React hydrate its content in interruptible pieces. */}
        <Suspense>
          <Layout
            page={loadedPage(route ?? notFound, language)}
            instead={NoConnection && <NoConnection tryAgain={tryAgain} />}
          />
        </Suspense>
      </SiteContext>
    </Router>
  );
}

/** The home page of a language is `/ar`; wouter would link to `/ar/`. */
function plainHome(href: string): string {
  return languages.some((language) => href === `${baseOf(language)}/`) ? href.replace(/(?<=.)\/$/, '') : href;
}

const toPlainHome: AroundNavHandler = (navigate, to, options) => navigate(plainHome(to), options);

/** For search engines: the canonical address of the page, and its address in every language. */
function Addresses({ route: { path }, address }: { readonly route: Route; readonly address: string }) {
  return (
    <>
      <link rel="canonical" href={facts.url + address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={facts.url + addressIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={facts.url + addressIn(sourceLanguage, path)} />
    </>
  );
}
