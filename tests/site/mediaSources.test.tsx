// SVG and MusicXML sources, parsed by the browser's XML parser, which rejects what is not well-formed.
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['/site/media/**/*.svg', '/site/public/**/*.svg', '/site/media/anthem/anthem.musicxml'],
  { query: '?raw', import: 'default', eager: true },
);
/** A school may have no page of an anthem. */
const [anthem] = Object.values(
  import.meta.glob<typeof import('../../site/content/anthem/Anthem.json')>('/site/content/anthem/Anthem.json', {
    eager: true,
    import: 'default',
  }),
);
const drawings = Object.entries(files).filter(([file]) => file.endsWith('.svg'));
const read = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

describe.each(drawings)('%s', (_, text) => {
  const document = read(text);

  it('is well-formed SVG', () => {
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('contains no scripts and no external references', () => {
    expect([...document.querySelectorAll('script, foreignObject, style')].map(({ tagName }) => tagName)).toEqual([]);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    const foreign = attributes.filter(
      ({ localName, value }) =>
        localName.startsWith('on') || (localName === 'href' && !value.startsWith('#')) || /url\((?!#)/.test(value),
    );
    expect(foreign.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  });
});

describe.skipIf(!anthem)('the anthem as MusicXML', () => {
  const score = read(files['/site/media/anthem/anthem.musicxml'] ?? '');

  const versionIn = (language: string) => anthem?.lyrics.versions.find((version) => version.language === language);

  /** The words of one verse, joined from their syllables; Arabic without the tatweel that joins letters. */
  const sung = (number: number, language: string) => {
    const pieces = [...score.querySelectorAll(`lyric[number="${number}"] > :is(syllabic, text)`)];
    const words = pieces.map((piece, i) => {
      if (piece.tagName === 'syllabic') return '';
      expect(piece.getAttribute('xml:lang')).toBe(language);
      const begins = ['begin', 'single'].includes(pieces[i - 1]?.textContent ?? '');
      return `${begins ? ' ' : ''}${piece.textContent}`;
    });
    return words.join('').replaceAll('ـ', '').trim();
  };

  it('is well-formed, with twelve bars in each part', () => {
    expect(score.querySelector('parsererror')?.textContent).toBeUndefined();
    expect(score.documentElement.tagName).toBe('score-partwise');
    expect([...score.querySelectorAll('part')].map((part) => part.querySelectorAll('measure').length)).toEqual([
      12, 12,
    ]);
    expect(score.querySelector('work-title')?.textContent).toBe(versionIn('en')?.title);
  });

  it.each([
    { language: 'en', verses: [1, 2] },
    { language: 'ar', verses: [3, 4] },
  ] as const)('has the same words as the page, in $language', ({ language, verses: [first, second] }) => {
    const { stanzas = [], refrain = [] } = versionIn(language) ?? {};
    const [one, two] = stanzas.map((lines) => lines.join(' '));
    expect(sung(first, language)).toBe(`${one} ${refrain.join(' ')}`);
    expect(sung(second, language)).toBe(two);
  });
});
