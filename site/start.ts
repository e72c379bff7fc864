// The first script of every page. A page without a form can be read, and its links followed, without any script: what makes
// it alive is fetched when it has been painted, so that words, styles and fonts have a slow line to themselves. A form is
// fetched at once. Which of the two, the page's HTML says (build/preloads.ts).
import './styles/index.css';

const later = document.querySelectorAll<HTMLLinkElement>('link[rel=later]');

if (later.length === 0) start();
// No frame comes before the styles are there, and the one after it has been painted.
else requestAnimationFrame(() => setTimeout(start));

function start(): void {
  for (const link of later) link.rel = 'modulepreload';
  import('./main.tsx').catch(reportError);
}
