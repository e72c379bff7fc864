import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeMedia } from '../../site/media/makeManifest.mjs';
import manifest from '../../site/media/manifest.json';
import { bannerFiles } from '../../site/pages/home/bannerFiles.ts';
import { banners } from '../../site/pages/home/banners.ts';
import { portraitFiles } from '../../site/pages/parts/portraitFiles.ts';
import { project, sourceFiles } from '../laws/sourceFiles.ts';

const sources = readdirSync(path.join(project, 'site/media/pictures')).map((file) => path.parse(file).name);

/** The portraits that pages refer to. */
const portraits = sourceFiles(['site/pages', 'site/content'], ['.tsx', '.ts', '.json']).flatMap((file) =>
  [...readFileSync(path.join(project, file), 'utf8').matchAll(/["'](portrait-[\w-]+)["']/g)].map(
    ([, name = '']) => name,
  ),
);

const kinds = [
  { kind: 'banner', named: banners.map((name) => `banner-${name}`), sizes: bannerFiles },
  { kind: 'portrait', named: [...new Set(portraits)], sizes: portraitFiles },
];

describe.each(kinds)('every $kind', ({ kind, named, sizes: { formats, widths, width, height } }) => {
  it('has a source if a page refers to it, and every source is used', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(sources.filter((name) => name.startsWith(`${kind}-`)).sort()).toEqual([...named].sort());
  });

  it('exists in exactly the formats and sizes that pages use', () => {
    const said = named.flatMap((name) =>
      widths.flatMap((wide) =>
        [...formats, 'jpg'].map((format) => [
          `/images/${name}-${wide}.${format}`,
          { width: wide, height: Math.round((height * wide) / width) },
        ]),
      ),
    );
    const made = Object.entries(manifest).filter(([file]) => file.startsWith(`/images/${kind}-`));
    const sizes = made.map(([file, about]) => [file, 'width' in about && { width: about.width, height: about.height }]);
    expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(said));
  });
});

it('manifest.json matches the files of public/ (otherwise run: npm run media manifest)', async () => {
  expect(await describeMedia()).toEqual(manifest);
});
