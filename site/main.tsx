// The browser's entry. Prerendered pages are taken over, in development the page is drawn from nothing.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPage } from './loadedPages.ts';
import { missing, routeOf } from './routes.ts';
import { settleAddress } from './settleAddress.ts';
import './styles/index.css';

const route = routeOf(window.location.pathname);
if (!route || settleAddress(route)) await start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  await loadPage(route ?? missing);
  // Said aloud, so that the tests' watch on errors catches a page that does not agree with its HTML.
  if (root.firstElementChild) hydrateRoot(root, app, { onRecoverableError: reportError });
  else createRoot(root).render(app);
}
