// The server's entry for the build: every page as HTML, with the modules that the browser will ask for to take it over.

import { type Language, sourceLanguage } from 'virtual:forms';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { blockNamed } from './beside/blocks.ts';
import { neighbourhood } from './beside/neighbourhood.ts';
import { intakeBase } from './intakeBase.ts';
import { islandModules } from './islands/islandModules.ts';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { retentionDays } from './retentionDays.ts';
import { missing, type Route, routeOf, routes } from './routes.ts';
import { school } from './school.ts';

export { directions, languages } from 'virtual:forms';
export { addressIn } from './language/addresses.ts';
export { wordsIn } from './language/loadedWords.ts';
export { intakeBase, missing, neighbourhood, retentionDays, routes, school };

/** The HTML of the page at `address`, with its head elements first; an unknown one gives the page for that. */
export async function render(address: string): Promise<string> {
  const { language, path } = readAddress(address);
  await loadPage(routeOf(path) ?? missing, language);
  return renderToString(
    <StrictMode>
      <Router ssrPath={address}>
        <App />
      </Router>
    </StrictMode>,
  );
}

/** The files, as their paths end, of what the browser needs to take over the page that was rendered as `html`. */
export async function modulesOf(route: Route, language: Language, html: string): Promise<readonly string[]> {
  const words = `words/${language === sourceLanguage ? 'english' : 'arabic'}.ts`;
  if (!route.form) return [words, ...islandModules(html)];
  const { id, beside } = await route.form.load(language);
  const own = [words, `virtual:form/${id}/${language}`, `react/words/${language}.ts`, '/formPage.tsx'];
  return beside === undefined ? own : [...own, blockNamed(beside).module];
}
