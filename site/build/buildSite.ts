// The last step of the build: every page as HTML beside the client's files, redirect pages for plain static hosts, what
// the service must know of the site, what search engines read, and everything compressed once.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkSettings } from './checkSettings.ts';
import { compressFolder } from './compressFolder.ts';
import { furtherAddresses } from './furtherAddresses.ts';
import { type Hashes, inline } from './inline.ts';
import { pageHtml } from './pageHtml.ts';
import { ending, type Manifest, preloads } from './preloads.ts';
import { redirectHtml } from './redirectHtml.ts';
import { robots, siteMap } from './siteMap.ts';
import { fileOf, writePage } from './writePage.ts';

type Site = typeof import('../prerender.tsx');

/** Completes `<dist>/public` with the help of `<dist>/server/prerender.js`. */
export async function buildSite(dist: string): Promise<void> {
  const folder = path.join(dist, 'public');
  const site: Site = await import(pathToFileURL(path.join(dist, 'server', 'prerender.js')).href);
  checkSettings(site);
  const hashes = await writePages(folder, site);
  const { addressIn, languages } = site;
  const aliases = languages.flatMap((language) =>
    site.routes.flatMap((route) => {
      const target = addressIn(language, route.path);
      return furtherAddresses(route).map((alias) => [addressIn(language, alias), target] as const);
    }),
  );
  for (const [alias, target] of aliases) {
    // Where the disk does not tell /faq from /FAQ, nor does the host: the page itself stands there.
    if (!existsSync(fileOf(folder, alias))) await writePage(folder, alias, redirectHtml(target, site.school.url));
  }
  const frames = [new URL(site.neighbourhood.embed).origin];
  const { intakeBase, retentionDays } = site;
  const sendsTo = intakeBase === '' ? [] : [new URL(intakeBase).origin];
  const names = languages.map((language) => [language, site.wordsIn(language).name]);
  const school = { name: Object.fromEntries(names), phone: site.school.phone.text };
  const forService = { aliases: Object.fromEntries(aliases), frames, sendsTo, hashes, retentionDays, school };
  await writeFile(path.join(dist, 'site.json'), JSON.stringify(forService));
  const pages = site.routes.map(({ path: page }) =>
    languages.map((language) => [language, addressIn(language, page)] as const),
  );
  await writeFile(path.join(folder, 'sitemap.xml'), siteMap(pages, site.school.url));
  await writeFile(path.join(folder, 'robots.txt'), robots(site.school.url));
  await compressFolder(folder);
}

/** Writes every page; gives the hashes of what all of them have within them. */
async function writePages(folder: string, site: Site): Promise<Hashes> {
  const { missing, routes, render, modulesOf, addressIn, languages, directions } = site;
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  await rm(path.join(folder, '.vite'), { recursive: true });
  const { template, formTemplate, hashes } = await readTemplate(folder, manifest);
  for (const language of languages) {
    for (const route of [...routes, missing]) {
      const address = addressIn(language, route.path);
      const rendered = await render(address);
      const ahead = preloads(manifest, language, rendered, await modulesOf(route, language, rendered));
      const { name } = site.wordsIn(language);
      const preview = { name, url: site.school.url, language, direction: directions[language] };
      const file = route === missing ? `${address}.html` : address;
      await writePage(folder, file, pageHtml(route.form ? formTemplate : template, rendered, ahead, preview));
    }
  }
  return hashes;
}

/** The client's pages with their styles and the start of their script within them; the site's file of styles has served then. */
async function readTemplate(folder: string, manifest: Manifest) {
  const { file, css: [styles = ''] = [] } = manifest['index.html'] ?? {};
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const formStyles = await read(manifest[ending(manifest, 'styles/forms.css')]?.file ?? '');
  const inlined = inline(await read('index.html'), await read(styles), formStyles, `/${file}`);
  await rm(path.join(folder, styles));
  return inlined;
}
