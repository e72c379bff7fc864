// The site's pages and the forms together. The site is the folder beside that of the forms; without its pages.json nothing is
// checked.
import path from 'node:path';
import { DefinitionError, type Finding, listForms, unsafeTexts } from '../../compile/index.ts';
import { addressesFree } from './addressesFree.ts';
import { besideExists } from './besideExists.ts';
import { checkContent } from './checkContent.ts';
import { checkFacts } from './checkFacts.ts';
import { footerLeads } from './footerLeads.ts';
import { labelsTranslated } from './labelsTranslated.ts';
import { menuGroupsExist } from './menuGroupsExist.ts';
import { pagesExist } from './pagesExist.ts';
import { purposesTaken } from './purposesTaken.ts';
import { type FormHead, readHeads } from './readHeads.ts';
import { type Pages, readPages } from './readPages.ts';
import { scriptLinks } from './scriptLinks.ts';

interface Site {
  readonly folder: string;
  readonly pages: Pages;
  readonly forms: readonly FormHead[];
  /** Of all pages and forms, with their aliases. */
  readonly addresses: readonly string[];
}

/** By the code of their findings. */
export const SITE_RULES: Readonly<Record<string, (site: Site) => Iterable<Finding>>> = {
  pagesExist: ({ folder, pages }) => pagesExist(folder, pages),
  addressesDistinct: ({ folder, pages, forms }) => addressesFree(folder, pages, forms),
  menuGroupsExist: ({ pages, forms }) => menuGroupsExist(pages, forms),
  besideExists: ({ folder, forms }) => besideExists(folder, forms),
  purposesTaken: ({ folder, forms }) => purposesTaken(folder, forms),
  linksLead: ({ folder, pages, forms, addresses }) => [
    ...scriptLinks(folder, pages, forms, addresses),
    ...footerLeads(pages, forms, addresses),
  ],
  translated: ({ pages }) => labelsTranslated(pages),
  charactersSafe: ({ pages }) => unsafeTexts(pages.json),
};

/** Rules that look for a form: they wait while a form.json cannot be read, which `checkForm` reports. */
const OF_LINKS = ['menuGroupsExist', 'purposesTaken', 'linksLead'];

/** Rules of the forms and of what is between them: the findings of the others stand in the files of the site. */
const OF_FORMS = ['addressesDistinct', 'menuGroupsExist', 'besideExists', 'purposesTaken'];

/**
 * What is wrong between pages, menu and forms.
 * @param inForms true where only what stands in the files of the forms is asked for: reading all of the site takes most of the time
 */
export function checkSite(formsFolder: string, inForms = false): readonly DefinitionError[] {
  const folder = path.resolve(formsFolder, '../site');
  const { pages, findings: inPages } = readPages(folder);
  const inFacts = pages && !inForms ? checkFacts(formsFolder) : [];
  const findings = [...inPages, ...inFacts];
  if (!pages) return findings;
  const forms = readHeads(formsFolder);
  const addresses = [
    ...pages.pages,
    ...forms.map(({ value }) => ({ path: value.route ?? '', aliases: value.aliases })),
  ].flatMap(({ path: address, aliases = [] }) => [address, ...aliases]);
  const site = { folder, pages, forms, addresses };
  const rules = Object.entries(SITE_RULES).filter(([code]) => !inForms || OF_FORMS.includes(code));
  const byRule = rules.flatMap(([code, rule]) => [...rule(site)].map((finding) => new DefinitionError(code, finding)));
  const isLeftOut = inForms || inFacts.some(({ code }) => code === 'jsonValid');
  const inContent = isLeftOut ? [] : checkContent(folder, pages, forms, addresses);
  const areRead = forms.length === listForms(formsFolder).length;
  return [...findings, ...[...byRule, ...inContent].filter(({ code }) => areRead || !OF_LINKS.includes(code))];
}
