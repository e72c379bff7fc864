import { describe, expect, it } from 'vitest';
import { preloads } from '../../../site/build/preloads.ts';
import type { Manifest } from '../../../site/build/readManifest.ts';

const font = (name: string) => `site/fonts/${name}.woff2`;

const manifest: Manifest = {
  'site/index.html': { file: 'assets/index.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_letter.js': { file: 'assets/letter.js', imports: ['_base.js'] },
  'site/pages/mission/Mission.tsx': { file: 'assets/Mission.js', imports: ['_letter.js', '_base.js'] },
  [font('source-serif')]: { file: 'assets/serif.woff2' },
  [font('source-sans')]: { file: 'assets/sans.woff2' },
  [font('naskh')]: { file: 'assets/naskh.woff2' },
  [font('naskh-bold')]: { file: 'assets/naskh-bold.woff2' },
  [font('readex')]: { file: 'assets/readex.woff2' },
  [font('source-serif-signs')]: { file: 'assets/signs.woff2' },
  [font('readex-message')]: { file: 'assets/message.woff2' },
  [font('readex-switch')]: { file: 'assets/switch.woff2' },
};

const toArabic = '<a lang="ar" dir="rtl" class="language-switch">العربية</a>';

const fetched = (direction: 'ltr' | 'rtl', html: string, modules: readonly string[] = []) =>
  [
    ...preloads(manifest, direction, html, modules).matchAll(/rel="(\w+)".*? href="\/assets\/([^"]+)" crossorigin/g),
  ].map(([, kind, file]) => `${kind} ${file}`);

const fonts = (direction: 'ltr' | 'rtl', html: string) =>
  fetched(direction, html)
    .filter((one) => one.startsWith('preload'))
    .map((one) => one.replace(/^preload ([\w-]+)\.woff2$/, '$1'));

describe('preload links', () => {
  it('are both fonts, the font of the language switch, and every script with the entry', () => {
    expect(fetched('ltr', `${toArabic}<main><p>words</p></main>`, ['site/pages/mission/Mission.tsx'])).toEqual([
      'preload serif.woff2',
      'preload sans.woff2',
      'preload switch.woff2',
      'later index.js',
      'later Mission.js',
      'later base.js',
      'later letter.js',
    ]);
  });

  const quoted = '<figure class="message" lang="ar"><p>كلمة صاحب السيادة</p></figure>';
  it.each([
    ['ltr', 'كلمة صاحب السيادة', ['naskh', 'serif', 'sans']],
    ['ltr', quoted, ['message', 'serif', 'sans']],
    ['rtl', 'كلمة صاحب السيادة', ['naskh', 'naskh-bold', 'readex', 'signs', 'sans']],
  ] as const)('include the fonts of the page’s text: %s, %s', (direction, words, expected) => {
    expect(fonts(direction, `<main><p class="latin">${words}</p></main>`)).toEqual(expected);
  });

  it('throws for a module without a file', () => {
    expect(() => preloads(manifest, 'ltr', '', ['site/pages/Missing.tsx'])).toThrow(
      'no file for site/pages/Missing.tsx',
    );
  });
});
