import { describe, expect, it } from 'vitest';
import { pageHtml } from '../../../site/build/pageHtml.ts';
import { redirectHtml } from '../../../site/build/redirectHtml.ts';
import { robots, siteMap } from '../../../site/build/siteMap.ts';

const school = { name: 'A School', url: 'https://school.example', language: 'ar', direction: 'rtl' };
const template = '<html lang="en" dir="ltr"><head><!--head--></head><body><!--app--></body>';
const head =
  '<title>Fees &amp; dates</title><meta name="description" content="When &quot;all&quot; is due."/>' +
  '<link rel="canonical" href="https://school.example/Fees"/>';

describe('a page', () => {
  it('has its head elements in the head, with any characters in its texts', () => {
    const html = pageHtml(template, `${head}<p>It costs $& and $1.</p>`, '<link rel="preload"/>', school);
    expect(html).toMatch(
      /^<html lang="ar" dir="rtl"><head><title>Fees &amp; dates<\/title>.*<link rel="preload"\/><\/head>/,
    );
    expect(html).toContain('<body><p>It costs $& and $1.</p></body>');
  });

  it.each(['<html lang="en" dir="ltr">', '<!--head-->', '<!--app-->'])(
    'is not built from a template without %s',
    (place) => {
      expect(() => pageHtml(template.replace(place, ''), head, '', school)).toThrow(place);
    },
  );

  it('has a link preview with its title and description', () => {
    const html = pageHtml(template, `${head}<p></p>`, '', school);
    expect(html).toContain('<meta property="og:title" content="Fees &amp; dates"/>');
    expect(html).toContain('<meta property="og:description" content="When &quot;all&quot; is due."/>');
    expect(html).toContain('<meta property="og:url" content="https://school.example/Fees"/>');
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/school\.example\/images\/[\w-]+\.png"\/>/);
  });

  it('without a canonical address has no link preview', () => {
    expect(pageHtml(template, '<title>Not found</title><p></p>', '', school)).not.toContain('og:');
  });
});

it('a redirect page redirects at once and is not indexed', () => {
  const html = redirectHtml('/Fees', school.url);
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/Fees" />');
  expect(html).toContain('<link rel="canonical" href="https://school.example/Fees" />');
  expect(html).toContain('noindex');
});

it('the site map lists every page by its full URL', () => {
  const map = siteMap(
    [
      [
        ['en', '/Fees'],
        ['ar', '/ar/Fees'],
      ],
    ],
    school.url,
  );
  expect(map).toContain('<url><loc>https://school.example/ar/Fees</loc>');
  expect(map).toContain('hreflang="ar" href="https://school.example/ar/Fees"');
  expect(map).toContain('<url><loc>https://school.example/Fees</loc>');
  expect(robots(school.url)).toContain('Sitemap: https://school.example/sitemap.xml');
});
