import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandNamed } from './islands.ts';

/** Takes over the moving parts of a page that was kept as HTML; call what it returns when the page goes. */
export function joinIslands(page: Element): () => void {
  const roots = [...page.querySelectorAll<HTMLElement>('[data-island]')].map((element) => {
    const { island = '', given = '' } = element.dataset;
    const part = createElement(islandNamed(island), JSON.parse(given));
    return hydrateRoot(element, part, { onRecoverableError: reportError });
  });
  return () => {
    for (const root of roots) root.unmount();
  };
}
