// Reads a page's HTML as a browser parses it that runs no scripts, without opening the page.
import type { Page } from '@playwright/test';
import { foreignWords } from './foreignWords.ts';
import type { Address } from './siteMap.ts';

export type Html = Awaited<ReturnType<typeof readHtml>>;

/** What is served at an address; `page` is any page of the site. */
export async function readHtml(page: Page, { address, language }: Address) {
  const facts = await page.evaluate(async (served) => {
    const answer = await fetch(served);
    const read = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const all = <E extends Element = HTMLElement>(selector: string) => [...read.querySelectorAll<E>(selector)];
    const attributes = (selector: string, name: string) => all(selector).map((one) => one.getAttribute(name) ?? '');
    const ids = attributes('[id]', 'id');
    const files = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');
    return {
      status: answer.status,
      lang: read.documentElement.lang,
      dir: read.documentElement.dir,
      alternates: all('head > link[hreflang]').map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]),
      titles: all('head > title').map((title) => title.textContent),
      descriptions: attributes('head > meta[name=description]', 'content'),
      canonical: attributes('head > link[rel=canonical]', 'href'),
      preview: Object.fromEntries(
        all('head > meta[property]').map((one) => [one.getAttribute('property'), one.getAttribute('content')]),
      ),
      headings: all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1))),
      h1: all('h1').map(({ textContent }) => textContent.trim()),
      words: read.querySelector('main')?.textContent.trim().split(/\s+/).length ?? 0,
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
  }, address);
  return { address, foreign: await foreignWords(page, language, address), ...facts };
}
