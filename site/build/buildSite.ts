// The last step of the build: writes every page as HTML, redirect pages for static hosts, `site.json` for the service, the
// site map and robots.txt, and compresses all of it.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSite } from '../../engine/core/index.ts';
import { checkSettings } from './checkSettings.ts';
import { compressFolder } from './compressFolder.ts';
import { furtherAddresses } from './furtherAddresses.ts';
import { inline } from './inline.ts';
import { pageHtml } from './pageHtml.ts';
import { preloads } from './preloads.ts';
import { ENTRY, fileOf, type Manifest, readManifest } from './readManifest.ts';
import { redirectHtml } from './redirectHtml.ts';
import { robots, siteMap } from './siteMap.ts';
import { pageFile, writePage } from './writePage.ts';

type Site = typeof import('../prerender.tsx');

/** Completes `<dist>/public` and writes `<dist>/site.json`, rendering pages with `<dist>/server/prerender.js`. */
export async function buildSite(dist: string): Promise<void> {
  const folder = path.join(dist, 'public');
  const site: Site = await import(pathToFileURL(path.join(dist, 'server', 'prerender.js')).href);
  checkSettings(site);
  const manifest = await readManifest(path.join(folder, '.vite', 'manifest.json'), path.dirname(dist));
  await rm(path.join(folder, '.vite'), { recursive: true });
  const hashes = await writePages(folder, site, manifest);
  const aliases = await writeRedirects(folder, site);
  const forService: BuiltSite = {
    aliases: Object.fromEntries(aliases),
    frames: [new URL(site.neighbourhood.embed).origin],
    sendsTo: site.intakeBase === '' ? [] : [new URL(site.intakeBase).origin],
    hashes,
    retentionDays: site.retentionDays,
    school: {
      name: Object.fromEntries(site.languages.map((language) => [language, site.wordsIn(language).name])),
      phone: site.facts.phone,
      url: site.facts.url,
    },
  };
  await writeFile(path.join(dist, 'site.json'), JSON.stringify(forService));
  const pages = site.routes
    .filter((route) => !site.unlisted.includes(route.path))
    .map((route) => site.languages.map((language) => [language, site.addressIn(language, route.path)] as const));
  await writeFile(path.join(folder, 'sitemap.xml'), siteMap(pages, site.facts.url));
  await writeFile(path.join(folder, 'robots.txt'), robots(site.facts.url));
  await compressFolder(folder);
}

/** Writes every page; returns the hashes of their inline styles and script. */
async function writePages(folder: string, site: Site, manifest: Manifest): Promise<BuiltSite['hashes']> {
  const { notFound, routes, render, modulesOf, addressIn, languages, directions } = site;
  const { template, formTemplate, hashes } = await readTemplate(folder, manifest);
  for (const language of languages) {
    for (const route of [...routes, notFound]) {
      const address = addressIn(language, route.path);
      const rendered = await render(address);
      const ahead = preloads(manifest, directions[language], rendered, await modulesOf(route, language));
      const { name } = site.wordsIn(language);
      const preview = { name, url: site.facts.url, language, direction: directions[language] };
      const file = route === notFound ? `${address}.html` : address;
      await writePage(folder, file, pageHtml(route.form ? formTemplate : template, rendered, ahead, preview));
    }
  }
  return hashes;
}

/** The built index.html with styles and start script inline. Deletes the style sheet's file, which no page refers to. */
async function readTemplate(folder: string, manifest: Manifest) {
  const { css: [styles = ''] = [] } = manifest[ENTRY] ?? {};
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const formStyles = await read(fileOf(manifest, 'site/styles/forms.css'));
  const main = `/${fileOf(manifest, ENTRY)}`;
  const inlined = inline(await read('index.html'), await read(styles), formStyles, main);
  await rm(path.join(folder, styles));
  return inlined;
}

/** Writes a redirect page for each further address; returns the addresses with their targets. */
async function writeRedirects(folder: string, site: Site) {
  const aliases = site.languages.flatMap((language) =>
    site.routes.flatMap((route) => {
      const target = site.addressIn(language, route.path);
      return furtherAddresses(route).map((alias) => [site.addressIn(language, alias), target] as const);
    }),
  );
  for (const [alias, target] of aliases) {
    // On a case-insensitive file system the file of /faq is the page /FAQ itself, which the host serves for both.
    if (!existsSync(pageFile(folder, alias))) await writePage(folder, alias, redirectHtml(target, site.facts.url));
  }
  return aliases;
}
