import { describe, expect, it } from 'vitest';
import { type Manifest, preloads } from '../../../site/build/preloads.ts';

const font = (name: string) => `fonts/${name}.woff2`;

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_letter.js': { file: 'assets/letter.js', imports: ['_base.js'] },
  'pages/Mission.tsx': { file: 'assets/Mission.js', imports: ['_letter.js', '_base.js'] },
  'pages/other/Same.tsx': { file: 'assets/Same.js' },
  'pages/Same.tsx': { file: 'assets/Same2.js' },
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

const fetched = (language: 'en' | 'ar', html: string, modules: readonly string[] = []) =>
  [...preloads(manifest, language, html, modules).matchAll(/rel="(\w+)".*? href="\/assets\/([^"]+)" crossorigin/g)].map(
    ([, kind, file]) => `${kind} ${file}`,
  );

const fonts = (language: 'en' | 'ar', html: string) =>
  fetched(language, html)
    .filter((one) => one.startsWith('preload'))
    .map((one) => one.replace(/^preload ([\w-]+)\.woff2$/, '$1'));

describe('what a page fetches ahead', () => {
  it('is both fonts, the other language’s name and every script, the entry among them', () => {
    expect(fetched('en', `${toArabic}<main><p>words</p></main>`, ['/Mission.tsx'])).toEqual([
      'preload serif.woff2',
      'preload sans.woff2',
      'preload switch.woff2',
      'later index.js',
      'later base.js',
      'later Mission.js',
      'later letter.js',
    ]);
  });

  const quoted = '<figure class="message" lang="ar"><p>كلمة صاحب السيادة</p></figure>';
  it.each([
    ['en', 'كلمة صاحب السيادة', ['naskh', 'serif', 'sans']],
    ['en', quoted, ['message', 'serif', 'sans']],
    ['ar', 'كلمة صاحب السيادة', ['naskh', 'naskh-bold', 'readex', 'signs', 'sans']],
  ] as const)('are the fonts of its words: %s, %s', (language, words, expected) => {
    expect(fonts(language, `<main><p class="latin">${words}</p></main>`)).toEqual(expected);
  });

  it.each(['/Missing.tsx', '/Same.tsx'])('stops the build when %s is not one file', (module) => {
    expect(() => preloads(manifest, 'en', '', [module])).toThrow(/files of the build end in/);
  });
});
