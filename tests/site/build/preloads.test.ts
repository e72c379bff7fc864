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
  [font('readex')]: { file: 'assets/readex.woff2' },
  [font('readex-switch')]: { file: 'assets/switch.woff2' },
};

const toArabic = '<a lang="ar" dir="rtl" class="language-switch">العربية</a>';

const fetched = (html: string, modules: readonly string[]) =>
  [...preloads(manifest, html, modules).matchAll(/rel="(\w+)".*? href="([^"]+)" crossorigin/g)].map(
    ([, kind, file]) => `${kind} ${file}`,
  );

describe('what a page fetches ahead', () => {
  it('is both fonts, the other language’s name and every script, the entry among them', () => {
    expect(fetched(`<p>words</p>${toArabic}`, ['/Mission.tsx'])).toEqual([
      'preload /assets/serif.woff2',
      'preload /assets/sans.woff2',
      'preload /assets/switch.woff2',
      'later /assets/index.js',
      'later /assets/base.js',
      'later /assets/Mission.js',
      'later /assets/letter.js',
    ]);
  });

  it('are the Arabic fonts where there is more Arabic than the name of that language', () => {
    const inArabic = fetched('<p class="latin">كلمة صاحب السيادة, a word</p>', []);
    expect(inArabic).toContain('preload /assets/naskh.woff2');
    expect(inArabic).not.toContain('preload /assets/switch.woff2');
    expect(fetched(`<p>A word</p>${toArabic}`, [])).not.toContain('preload /assets/naskh.woff2');
  });

  it.each(['/Missing.tsx', '/Same.tsx'])('stops the build when %s is not one file', (module) => {
    expect(() => preloads(manifest, '', [module])).toThrow(/files of the build end in/);
  });
});
