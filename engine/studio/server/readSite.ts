import { readPages } from '../../check/index.ts';
import { DefinitionError } from '../../compile/index.ts';
import { byLanguage, SOURCE } from '../../core/index.ts';
import { siteOf, siteTexts } from '../actions/siteTexts.ts';
import type { SiteAnswer, SitePage } from '../protocol/words.ts';

/** The texts of the site beside the folder of forms, and its pages. */
export function readSite(root: string): SiteAnswer {
  try {
    return { rows: siteTexts(root), pages: pagesOf(root) };
  } catch (error) {
    if (error instanceof DefinitionError) return { problem: `${error.problem} ${error.repair}` };
    throw error;
  }
}

function pagesOf(root: string): readonly SitePage[] {
  const { pages } = readPages(siteOf(root)).pages ?? { pages: [] };
  return pages.map(({ page, path: address }) => ({
    page,
    addresses: byLanguage((language) =>
      language === SOURCE ? address : `/${language}${address === '/' ? '' : address}`,
    ),
  }));
}
