// Every page of pages.json has its content file, or its component in every language, and every component in a section's own folder is a page.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { didYouMean, type Finding, filesBelow, foldersIn, isFolder } from '../../compile/index.ts';
import { contentFileOf, listPages, readContent } from '../../content/index.ts';
import { languages, SOURCE } from '../../core/index.ts';
import type { Pages } from './readPages.ts';

/** The page for unknown addresses has none of its own. */
const UNLISTED = 'notFound/NotFound';

export function* pagesExist(site: string, { pages, json }: Pages): Generator<Finding> {
  if (!isFolder(path.join(site, 'pages'))) {
    const repair =
      'Add it: the layouts of pages stand in its folders parts/, and pages that are components beside them.';
    yield { place: json.place(''), problem: 'There is no folder site/pages.', repair };
  }
  const inContent = listPages(site);
  const listed = new Set([UNLISTED, ...pages.map(({ page }) => page)]);
  for (const [i, { page }] of pages.entries()) {
    if (existsSync(contentFileOf(site, page))) continue;
    const place = json.place(`/pages/${i}/page`);
    const modules = languages.map((language) => moduleOf(page, language));
    const missing = modules.filter((module) => !existsSync(path.join(site, module)));
    if (missing.length === modules.length) {
      const near = didYouMean(page, inContent);
      const parts = `site/${missing.join(' and site/')}`;
      const repair = `Add it, or correct "page"; if the page is to go, take this entry out. A page may also be components, ${parts}.${near}`;
      yield { place, problem: `There is no site/content/${page}.json.`, repair };
    } else {
      for (const module of missing) yield { place, problem: `There is no site/${module}.`, repair: 'Add it.' };
    }
  }
  for (const page of inContent.filter((one) => !listed.has(one))) {
    const repair =
      'Add it to "pages" of site/pages.json; if the page is to go, delete this file; if it is a part of pages, take out "layout".';
    yield {
      place: readContent(site, page).place('/layout'),
      problem: `pages.json does not list the page ${page}.`,
      repair,
    };
  }
  for (const page of componentsIn(path.join(site, 'pages'))) {
    if (listed.has(page)) continue;
    const place = { file: path.join(site, moduleOf(page, SOURCE)), pointer: '' };
    const repair = 'Add it to site/pages.json, or move a component that is no page into a folder called parts.';
    yield { place, problem: `pages.json does not list the page ${page}.`, repair };
  }
}

function moduleOf(page: string, language: string): string {
  return `pages/${page}${language === SOURCE ? '' : `.${language}`}.tsx`;
}

/** The components directly in the folders of sections, whatever their language. */
function componentsIn(folder: string): ReadonlySet<string> {
  const sections = foldersIn(folder).filter((name) => name !== 'parts');
  const names = sections.flatMap((section) =>
    filesBelow(path.join(folder, section)).flatMap((file) => {
      const [, component] = /^([A-Z]\w*)(?:\.[a-z]+)?\.tsx$/.exec(file) ?? [];
      return component === undefined ? [] : [`${section}/${component}`];
    }),
  );
  return new Set(names);
}
