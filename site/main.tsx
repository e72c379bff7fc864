// The browser's entry: hydrates a prerendered page. In development there is no HTML, so the page is rendered on the client.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { canonicaliseAddress } from './canonicaliseAddress.ts';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { notFound, routeOf } from './routes.ts';
import './styles/index.css';

const { language, path } = readAddress(window.location.pathname);
const route = routeOf(path);
if (!route || canonicaliseAddress(route, language)) await start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element #root.');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const main = document.getElementById('main');
  // A static host serves one 404.html for every unknown address, whichever language the address names.
  const isPrerendered = main && document.documentElement.lang === language;
  await loadPage(route ?? notFound, language);
  // Reported as an uncaught error, so that tests fail when the first render differs from the HTML.
  if (isPrerendered) hydrateRoot(root, app, { onRecoverableError: reportError });
  else createRoot(root).render(app);
}
