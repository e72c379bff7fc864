// The last step of the build: every page as HTML beside the client's files, redirect pages for plain static hosts, what
// the service must know of the site, what search engines read, and everything compressed once.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from './compressFolder.ts';
import { furtherAddresses } from './furtherAddresses.ts';
import { pageHtml } from './pageHtml.ts';
import { type Manifest, preloads } from './preloads.ts';
import { redirectHtml } from './redirectHtml.ts';
import { robots, siteMap } from './siteMap.ts';
import { fileOf, writePage } from './writePage.ts';

type Site = typeof import('../prerender.tsx');

/** Completes `<dist>/public` with the help of `<dist>/server/prerender.js`. */
export async function buildSite(dist: string): Promise<void> {
  const folder = path.join(dist, 'public');
  const site: Site = await import(pathToFileURL(path.join(dist, 'server', 'prerender.js')).href);
  await writePages(folder, site);
  const aliases = site.routes.flatMap((route) => furtherAddresses(route).map((alias) => [alias, route.path] as const));
  for (const [alias, target] of aliases) {
    // Where the disk does not tell /faq from /FAQ, nor does the host: the page itself stands there.
    if (!existsSync(fileOf(folder, alias))) await writePage(folder, alias, redirectHtml(target, site.school.url));
  }
  const frames = [new URL(site.school.map.embed).origin];
  const { retentionDays } = site;
  const forService = { aliases: Object.fromEntries(aliases), frames, retentionDays };
  await writeFile(path.join(dist, 'site.json'), JSON.stringify(forService));
  const paths = site.routes.map((route) => route.path);
  await writeFile(path.join(folder, 'sitemap.xml'), siteMap(paths, site.school.url));
  await writeFile(path.join(folder, 'robots.txt'), robots(site.school.url));
  await compressFolder(folder);
}

async function writePages(folder: string, { missing, routes, render, modulesOf, school }: Site): Promise<void> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  await rm(path.join(folder, '.vite'), { recursive: true });
  for (const route of [...routes, missing]) {
    const rendered = await render(route.path);
    const ahead = preloads(manifest, rendered, await modulesOf(route));
    const address = route === missing ? '/404.html' : route.path;
    await writePage(folder, address, pageHtml(template, rendered, ahead, school));
  }
}
