import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from 'virtual:forms';
import { expect, it } from 'vitest';
import { pageModules } from '../../site/pageModules.ts';
import { moduleOf, notFound, routes } from '../../site/routes.ts';

const site = path.resolve(import.meta.dirname, '../../site');
const pages = [...routes, notFound].flatMap(({ page }) => page ?? []);
const modules = pages.flatMap((page) => languages.map((language) => moduleOf(page, language)));

it('every static page has a module in every language', () => {
  expect(modules.filter((module) => !existsSync(path.join(site, module)))).toEqual([]);
});

it('every component in a section’s own folder is a page', () => {
  expect(Object.keys(pageModules).sort()).toEqual(modules.map((module) => `./${module}`).sort());
});
