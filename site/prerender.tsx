// The server's entry for the build: every page as HTML, with the modules that the browser will ask for to take it over.

import type { Language } from 'virtual:forms';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { formWordsModules } from '../engine/react/words/formWords.ts';
import { App } from './App.tsx';
import { blockNamed } from './forms/beside/blocks.ts';
import { neighbourhood } from './forms/beside/neighbourhood.ts';
import { intakeBase } from './forms/intakeBase.ts';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { retentionDays } from './retentionDays.ts';
import { missing, moduleOf, type Route, routeOf, routes } from './routes.ts';
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

/** The modules, as paths of the project, whose scripts the browser needs to hydrate the page. */
export async function modulesOf({ page, form }: Route, language: Language): Promise<readonly string[]> {
  const words = `site/words/${language}.ts`;
  if (page !== undefined) return [words, 'site/pageModules.ts', `site/${moduleOf(page, language)}`];
  if (!form) return [words];
  const { id, beside } = await form.load(language);
  const ofForm = [words, `virtual:form/${id}/${language}`, formWordsModules[language], 'site/forms/formPage.tsx'];
  return beside === undefined ? ofForm : [...ofForm, blockNamed(beside).module];
}
