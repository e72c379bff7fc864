// What the specification says of the site as it was delivered: its addresses and their headings, its menu and its footer.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asDelivered } from '../support/asDelivered.ts';
import { project } from '../support/servers/server.ts';
import { aliases, menu, pages } from '../support/siteMap.ts';
import { expect, test } from '../support/test.ts';

asDelivered('site/pages.json', 'site/content', 'site/words/en', 'admission', 'contact', 'financial-aid');

const headings: Readonly<Record<string, RegExp>> = {
  '/': /sea/,
  '/Mission': /Mission, Vision/,
  '/Principal': /Principal/,
  '/Eminence': /كلمة/,
  '/Protocol': /Protocol/,
  '/Anthem': /Anthem/,
  '/HistoryPage': /History/,
  '/EducationalPhilosophy': /Educational Philosophy/,
  '/Health': /Health/,
  '/Transportation': /Transportation/,
  '/Counseling': /Counseling/,
  '/AfterSchool': /After School/,
  '/LearningSupport': /Learning Support/,
  '/Secondary': /Secondary/,
  '/Intermediate': /Intermediate/,
  '/UpperElementary': /Upper Elementary/,
  '/LowerElementary': /Lower Elementary/,
  '/Preschool': /Preschool/,
  '/Information': /Admission Information/,
  '/Tuition': /Tuition/,
  '/ContactUs': /Contact Us/,
  '/employment/hr': /Human Resources/,
  '/FAQ': /FAQ/,
  '/Privacy': /Privacy/,
  '/Financial-aid': /Financial Aid Application/,
  '/admissionV2': /Admission Form/,
};

test('its pages have their addresses and headings', () => {
  expect([...pages].sort()).toEqual(Object.keys(headings).sort());
  for (const [address, heading] of Object.entries(headings)) {
    const html = readFileSync(path.join(project, 'dist/public', address, 'index.html'), 'utf8');
    expect.soft(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''), address).toMatch(heading);
  }
});

test('other addresses lead to them, besides those that differ in case only', () => {
  expect(aliases).toEqual({
    '/admission': '/admissionV2',
    '/Form': '/admissionV2',
    '/Secondy': '/Secondary',
    '/Faq': '/FAQ',
    '/Tuition-instalment': '/Tuition',
    '/Contact': '/ContactUs',
    '/hr': '/employment/hr',
    '/Vacancy': '/employment/hr',
  });
});

test('its menu has the groups and links of the specification', () => {
  expect(menu.map(({ label, to, links }) => [label, to ?? links.map((link) => link.to)])).toEqual([
    ['Home', '/'],
    ['About', ['/HistoryPage', '/Mission', '/EducationalPhilosophy', '/Protocol', '/Anthem']],
    ['Services', ['/Health', '/Transportation', '/LearningSupport', '/Counseling', '/AfterSchool']],
    ['Divisions', ['/Secondary', '/Intermediate', '/UpperElementary', '/LowerElementary', '/Preschool']],
    ['Admission', ['/Information', '/admissionV2', '/FAQ', '/Tuition', '/Financial-aid']],
    ['Contact', '/ContactUs'],
  ]);
});

test('its footer has the links of the specification', () => {
  const html = readFileSync(path.join(project, 'dist/public/Health/index.html'), 'utf8');
  const list = /<ul id="footer-list">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
  const links = [...list.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)];
  expect(links.map(([, address, label]) => [label?.replace('&amp;', '&'), address])).toEqual([
    ['Secondary', '/Secondary'],
    ['Admission information', '/Information'],
    ['Admission form', '/admissionV2'],
    ['FAQ', '/FAQ'],
    ['Tuition & instalment', '/Tuition'],
    ['Financial aid', '/Financial-aid'],
    ['Human resources', '/employment/hr'],
    ['Vacancy', '/employment/hr'],
    ['Contact', '/ContactUs'],
    ['Home', '/'],
  ]);
});

test('its pages say something, and describe themselves to search engines', () => {
  for (const address of pages) {
    const html = readFileSync(path.join(project, 'dist/public', address, 'index.html'), 'utf8');
    const main = /<main.*?<\/main>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ' ') ?? '';
    expect.soft(main.trim().split(/\s+/).length, address).toBeGreaterThanOrEqual(100);
    expect.soft(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.length, address).toBeGreaterThan(40);
  }
});
