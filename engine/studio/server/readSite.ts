import { existsSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../../check/index.ts';
import { DefinitionError, factsFileOf, fillText, readFacts, readJsonFile } from '../../compile/index.ts';
import { byLanguage, recordOf, SOURCE } from '../../core/index.ts';
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

/** The title of the content file that makes the page, with its facts; undefined where there is none. */
function titleIn(root: string, page: string): string | undefined {
  const file = path.join(siteOf(root), 'content', `${page}.json`);
  if (!existsSync(file)) return undefined;
  const title = recordOf(recordOf(readJsonFile(file).value).title)[SOURCE];
  return typeof title === 'string' ? fillText(title, readFacts(factsFileOf(root)).facts, SOURCE) : undefined;
}

function pagesOf(root: string): readonly SitePage[] {
  const { pages } = readPages(siteOf(root)).pages ?? { pages: [] };
  return pages.map(({ page, path: address, menu }) => ({
    page,
    title: titleIn(root, page) ?? menu?.label[SOURCE] ?? path.basename(page),
    addresses: byLanguage((language) =>
      language === SOURCE ? address : `/${language}${address === '/' ? '' : address}`,
    ),
  }));
}
