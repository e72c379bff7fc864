// The server's entry for the build: every page as HTML, with the modules that the browser will ask for to take it over.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { blockNamed } from './beside/blocks.ts';
import { loadPage } from './loadedPages.ts';
import { retentionDays } from './retentionDays.ts';
import { missing, type Route, routeOf, routes } from './routes.ts';
import { school } from './school.ts';

export { missing, retentionDays, routes, school };

/** The HTML of the page at `path`, with its head elements first; an unknown path gives the page for that. */
export async function render(path: string): Promise<string> {
  await loadPage(routeOf(path) ?? missing);
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
  );
}

/** The files of the page's own modules, as their paths end. A page's file has the name of what it exports. */
export async function modulesOf(route: Route): Promise<readonly string[]> {
  if (!route.form) return Object.keys(await route.load()).map((name) => `/${name}.tsx`);
  const { id, beside } = await route.form.load();
  const own = [`virtual:form/${id}`, '/formPage.tsx'];
  return beside === undefined ? own : [...own, blockNamed(beside).module];
}
