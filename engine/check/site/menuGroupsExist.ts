// `menu.under` of a page or a form names a group of the menu in pages.json; otherwise the menu would not show it. Each group has a name of
// its own, and an entry.
import { didYouMean, type Finding, type JsonFile } from '../../compile/index.ts';
import type { FormHead } from './readHeads.ts';
import type { Pages } from './readPages.ts';

export function* menuGroupsExist({ menu, pages, json }: Pages, forms: readonly FormHead[]): Generator<Finding> {
  const names = menu.map(({ name }) => name);
  for (const [i, page] of pages.entries()) yield* inEntry(page.menu?.under, json, `/pages/${i}/menu/under`);
  for (const form of forms) yield* inEntry(form.value.menu?.under, form.json, '/menu/under');
  const used = [...pages, ...forms.map(({ value }) => value)].map((one) => one.menu?.under);
  for (const [i, name] of names.entries()) {
    const place = json.place(`/menu/${i}/name`);
    if (names.indexOf(name) < i)
      yield { place, problem: `The menu has a group "${name}" already.`, repair: 'Give this one another name.' };
    else if (!used.includes(name)) {
      const repair = `Name it in "menu.under" of a page or form, or take the group out.`;
      yield { place, problem: `Nothing stands in the group "${name}": the menu would open to an empty list.`, repair };
    }
  }

  function* inEntry(under: string | undefined, file: JsonFile, at: string): Generator<Finding> {
    if (under === undefined || names.includes(under)) return;
    const repair = `Name one of these: ${names.join(', ')}.${didYouMean(String(under), names)}`;
    yield { place: file.place(at), problem: `The menu has no group "${under}".`, repair };
  }
}
