// Reads a page's HTML in a browser with scripts disabled.
import type { Page } from '@playwright/test';
import { foreignWords } from './foreignWords.ts';
import type { Address } from './siteMap.ts';

export type Html = Awaited<ReturnType<typeof readHtml>>;

/** Opens an address and reads the page as served. Scripts must be disabled. */
export async function readHtml(page: Page, { address, language }: Address) {
  const answer = await page.goto(address);
  const facts = await page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const attributes = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '');
    const ids = attributes('[id]', 'id');
    const files = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      alternates: all('head > link[hreflang]').map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
      titles: all('head > title').map((title) => title.textContent),
      descriptions: attributes('head > meta[name=description]', 'content'),
      canonical: attributes('head > link[rel=canonical]', 'href'),
      preview: Object.fromEntries(
        all('head > meta[property]').map((one) => [one.getAttribute('property'), one.getAttribute('content')]),
      ),
      headings: all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1))),
      h1: all('h1').map(({ innerText }) => innerText.trim()),
      words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
      ids,
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      landmarks: ['header', 'main', 'footer'].map((name) => all(`#root > ${name}`).length),
      namelessNavigation: all('nav:not([aria-label], [aria-labelledby])').length,
      picturesAmiss: all<HTMLImageElement>('img:not([alt][width][height])').map(({ src }) => src),
      inlineStyles: all('[style], body style').map(({ outerHTML }) => outerHTML.slice(0, 80)),
      links: attributes('a[href]', 'href'),
      headFiles: attributes('head > link[href]:not([rel=canonical], [rel=alternate])', 'href'),
      files: [...attributes('[src]:not(iframe)', 'src'), ...attributes('[srcset]', 'srcset').flatMap(files)],
    };
  });
  return { address, status: answer?.status(), foreign: await foreignWords(page, language), ...facts };
}
