// The first script of every page, and a short one: words, styles and fonts have a slow line to themselves. A page can be
// read, its links followed and a form's first answers given before what makes it alive is there; that is fetched when the
// page has been painted.
import './styles/index.css';

// No frame comes before the styles are there, and the one after it has been painted.
requestAnimationFrame(() => setTimeout(start));

function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload';
  import('./main.tsx').catch(reportError);
}
