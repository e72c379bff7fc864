// Server entry of the build: renders pages to HTML and lists the modules that the browser needs to hydrate each.
import { phone, url } from 'virtual:facts';
import type { Language } from 'virtual:forms';
import { unlisted } from 'virtual:pages';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { wizardMessagesModule } from '../engine/languages/wizard.ts';
import { App } from './App.tsx';
import { blockNamed } from './forms/beside/blocks.ts';
import { neighbourhood } from './forms/beside/neighbourhood.ts';
import { intakeBase } from './forms/intakeBase.ts';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { retentionDays } from './retentionDays.ts';
import { moduleOf, notFound, type Route, routeOf, routes } from './routes.ts';

export { directions, languages } from 'virtual:forms';
export { addressIn } from './language/addresses.ts';
export { wordsIn } from './language/loadedWords.ts';
export { intakeBase, neighbourhood, notFound, retentionDays, routes, unlisted };

/** What the build writes of the school's facts besides pages. */
export const facts = { phone, url };

/** The HTML of the page at `address`, its head elements first. An unknown address gives the not-found page. */
export async function render(address: string): Promise<string> {
  const { language, path } = readAddress(address);
  await loadPage(routeOf(path) ?? notFound, language);
  return renderToString(
    <StrictMode>
      <Router ssrPath={address}>
        <App />
      </Router>
    </StrictMode>,
  );
}

/** The modules that the browser needs to hydrate a page: paths within the project, or ids of virtual modules. */
export async function modulesOf({ page, form }: Route, language: Language): Promise<readonly string[]> {
  const words = `site/words/${language}/layout.ts`;
  if (page !== undefined) return [words, 'site/pageModules.ts', `site/${moduleOf(page, language)}`];
  if (!form) return [words];
  const { id, beside } = await form.load(language);
  const ofForm = [words, `virtual:form/${id}/${language}`, wizardMessagesModule(language), 'site/forms/formPage.tsx'];
  return beside === undefined ? ofForm : [...ofForm, blockNamed(beside).module];
}
