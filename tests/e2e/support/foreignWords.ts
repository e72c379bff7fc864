// A page is in one language. Text in the other one is marked by `lang`, or is a name, value or code in a `bdi` or a control.
import { expect, type Page } from '@playwright/test';

/** Characters of the other language. */
const FOREIGN = { en: '\\p{Script=Arabic}', ar: '[A-Za-z]{2}' } as const;

/** Texts and accessible names in the other language that are not marked: of the page, or of the HTML at an address. */
export function foreignWords(page: Page, language: keyof typeof FOREIGN, address?: string): Promise<readonly string[]> {
  return page.evaluate(
    async ({ pattern, own, served }) => {
      const html = served === undefined ? '' : await (await fetch(served)).text();
      const read = served === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
      const foreign = new RegExp(pattern, 'u');
      const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === own;
      const isValue = (element: Element | null) =>
        element?.closest('bdi, option, textarea, [role=option], script, style, svg') ?? null;
      const found: string[] = [];
      const texts = read.createTreeWalker(read.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // Isolate characters mark a part of a text as an element does.
        const text = (node.textContent ?? '').replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
        // With scripts enabled, the content of noscript is plain text.
        if (node.parentElement?.localName === 'noscript') continue;
        if (foreign.test(text) && isOwn(node.parentElement) && !isValue(node.parentElement)) found.push(text.trim());
      }
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content']) {
        for (const element of read.querySelectorAll(`:is(body, meta[name=description], body *)[${name}]`)) {
          const text = (element.getAttribute(name) ?? '').replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
          if (foreign.test(text) && isOwn(element)) found.push(`${name}: ${text}`);
        }
      }
      return found;
    },
    { pattern: FOREIGN[language], own: language, served: address },
  );
}

/** Fails with every text in the other language that is not marked. */
export async function expectOneLanguage(page: Page, language: keyof typeof FOREIGN): Promise<void> {
  expect(await foreignWords(page, language)).toEqual([]);
}
