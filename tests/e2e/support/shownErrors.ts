import type { Looks } from './hands.ts';

/**
 * Every error on the page by the name of the field whose control references it; a list's error belongs to the list. An error
 * that no control references, and an invalid control without an error, get a name that no test expects.
 */
export function shownErrors(page: Looks): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => element.getAttribute('name') ?? element.id;
    const said = [...document.querySelectorAll('.field-error')].map((error): [string, string] => {
      const control = document.querySelector(`[aria-describedby~="${error.id}"]`);
      return [control ? nameOf(control) : `nothing points at ${error.id}`, error.textContent];
    });
    const names = new Set(said.map(([name]) => name));
    const marked = [...document.querySelectorAll('[aria-invalid=true]')].map(nameOf).filter((name) => !names.has(name));
    return Object.fromEntries([...said, ...marked.map((name): [string, string] => [name, 'invalid without a word'])]);
  });
}
