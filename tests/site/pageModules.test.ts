import { languages } from 'virtual:forms';
import { unlisted } from 'virtual:pages';
import { expect, it } from 'vitest';
import { ANSWER_PAGE } from '../../engine/core/asking.ts';
import { pageModules } from '../../site/pageModules.ts';
import { moduleOf, notFound, routeOf, routes } from '../../site/routes.ts';

const pages = [...routes, notFound].flatMap(({ page }) => page ?? []);
const modules = pages.flatMap((page) => languages.map((language) => moduleOf(page, language)));

it('every static page has a module in every language', () => {
  expect(modules.filter((module) => !(`./${module}` in pageModules))).toEqual([]);
});

it('the link that asks a parent again leads to a page', () => {
  expect(routeOf(ANSWER_PAGE)?.path).toBe(ANSWER_PAGE);
  expect(unlisted).toEqual([ANSWER_PAGE]);
});

it('every component in a section’s own folder is a page', () => {
  expect(Object.keys(pageModules).sort()).toEqual(modules.map((module) => `./${module}`).sort());
});
