import { directions, languages, sourceLanguage } from 'virtual:forms';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { addressIn, baseOf, readAddress } from './language/addresses.ts';
import { wordsIn } from './language/loadedWords.ts';
import { SiteContext } from './language/siteContext.ts';
import { Layout } from './layout/Layout.tsx';
import { useArrival } from './layout/useArrival.ts';
import { usePage } from './loadedPages.ts';
import { missing, type Route, routeOf } from './routes.ts';
import { school } from './school.ts';
import { useAhead } from './useAhead.ts';

/** The whole site at the current address. The page at hand stays until the next one is there. */
export function App() {
  const [address] = useLocation();
  useAhead();
  return (
    <Suspense fallback={null}>
      <Site address={useDeferredValue(address)} />
    </Suspense>
  );
}

function Site({ address }: { readonly address: string }) {
  const { language, path } = readAddress(address);
  const route = routeOf(path);
  const Page = usePage(route ?? missing, language);
  useArrival(path);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directions[language];
  }, [language]);
  return (
    <Router base={baseOf(language)} hrefs={plainHome} aroundNav={toPlainHome}>
      {route && <Addresses route={route} address={addressIn(language, route.path)} />}
      <SiteContext value={{ language, path, words: wordsIn(language) }}>
        <Layout>
          <Page key={path} />
        </Layout>
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
