import type { FormHead } from './readHeads.ts';
import type { PagesFile } from './readPages.ts';

/** A link to a further address: what is said of it, and the address that the page or form has of its own. */
interface Further {
  readonly own: string;
  readonly problem: string;
}

/** Of an address that is an alias of a page or form; undefined for any other. */
export function furtherAddress(address: string, { pages }: PagesFile, forms: readonly FormHead[]): Further | undefined {
  const page = pages.find(({ aliases = [] }) => aliases.includes(address));
  if (page) return { own: page.path, problem: `${address} is a further address of the page ${page.path}.` };
  const form = forms.find(({ value: { aliases = [] } }) => [aliases].flat().includes(address))?.value.route;
  return form === undefined
    ? undefined
    : { own: form, problem: `${address} is a further address of the form ${form}.` };
}
