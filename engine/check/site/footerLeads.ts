// The links of the footer, and the page on privacy, lead to a page or a form.
import { didYouMean, type Finding } from '../../compile/index.ts';
import { normaliseAddress } from '../../core/index.ts';
import { furtherAddress } from './furtherAddress.ts';
import type { FormHead } from './readHeads.ts';
import { FORM, type Pages } from './readPages.ts';

export function* footerLeads(
  pages: Pages,
  forms: readonly FormHead[],
  addresses: readonly string[],
): Generator<Finding> {
  const { footer = [], privacy, json } = pages;
  const known = new Set(addresses.map(normaliseAddress));
  const purposes = forms.flatMap(({ value }) => (value.purpose === undefined ? [] : FORM + value.purpose));
  for (const [i, { to }] of footer.entries()) {
    const place = json.place(`/footer/${i}/to`);
    const targets = to.startsWith(FORM) ? purposes : [...known];
    const isThere = to.startsWith(FORM) ? purposes.includes(to) : known.has(normaliseAddress(to));
    const further = furtherAddress(to, pages, forms);
    if (further) {
      const { own, problem } = further;
      yield {
        place,
        problem,
        repair: `Write ${own}.`,
        mend: [{ file: json.file, pointer: place.pointer, value: own }],
      };
    }
    if (isThere) continue;
    const what = to.startsWith(FORM) ? `No form has the purpose "${to.slice(FORM.length)}".` : noPage(to);
    const repair = `Correct "to", or take this entry out of "footer".${didYouMean(to, targets)}`;
    yield { place, problem: what, repair };
  }
  if (privacy === undefined || known.has(normaliseAddress(privacy))) return;
  const repair = 'Name the address of the page that says what becomes of answers, or take "privacy" out.';
  yield { place: json.place('/privacy'), problem: noPage(privacy), repair };
}

/** What is wrong with a link to an address that no page has. */
export function noPage(address: string): string {
  return `No page has the address ${address}.`;
}
