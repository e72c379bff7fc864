// What makes a page alive. Prerendered pages are taken over, in development the page is drawn from nothing.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readAddress } from './language/addresses.ts';
import { loadPage } from './loadedPages.ts';
import { missing, routeOf } from './routes.ts';
import { settleAddress } from './settleAddress.ts';
import './styles/index.css';

const { language, path } = readAddress(window.location.pathname);
const route = routeOf(path);
if (!route || settleAddress(route, language)) await start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const main = document.getElementById('main');
  // A static host has one page for all unknown addresses, which may be in the other language.
  const isWhole = main && document.documentElement.lang === language;
  await loadPage(route ?? missing, language);
  // Said aloud, so that the tests' watch on errors catches a page that does not agree with its HTML.
  if (isWhole) hydrateRoot(root, app, { onRecoverableError: reportError });
  else createRoot(root).render(app);
}
