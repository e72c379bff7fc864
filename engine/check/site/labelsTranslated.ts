// The words of menu and footer are there in every language.
import type { Finding } from '../../compile/index.ts';
import { languages } from '../../core/index.ts';
import type { Label, Pages } from './readPages.ts';

export function* labelsTranslated({ menu, pages, footer = [], json }: Pages): Generator<Finding> {
  for (const [i, { label }] of menu.entries()) yield* inLabel(label, `/menu/${i}/label`);
  for (const [i, { label }] of footer.entries()) yield* inLabel(label, `/footer/${i}/label`);
  for (const [i, page] of pages.entries()) if (page.menu) yield* inLabel(page.menu.label, `/pages/${i}/menu/label`);

  function* inLabel(label: Label, at: string): Generator<Finding> {
    for (const language of languages) {
      if (label[language]) continue;
      const repair = `Add "${language}": "...".`;
      yield { place: json.place(at), problem: `These words are missing in the language "${language}".`, repair };
    }
  }
}
