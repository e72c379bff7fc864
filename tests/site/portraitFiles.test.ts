import { expect, it } from 'vitest';
import manifest from '../../site/media/manifest.json';
import { portraitFiles } from '../../site/pages/parts/portraitFiles.ts';

it('says of every portrait which files there are, and how large they are', () => {
  const { formats, widths, width, height } = portraitFiles;
  const made = Object.entries(manifest).filter(([path]) => path.startsWith('/images/portrait-'));
  const names = new Set(made.map(([path]) => path.replace(/-\d+\.\w+$/, '')));
  expect(names.size).toBeGreaterThan(0);
  const said = [...names].flatMap((name) =>
    widths.flatMap((wide) =>
      [...formats, 'jpg'].map((format) => [
        `${name}-${wide}.${format}`,
        { width: wide, height: Math.round((height * wide) / width) },
      ]),
    ),
  );
  const sizes = made.map(([path, file]) => [path, 'width' in file && { width: file.width, height: file.height }]);
  expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(said));
});
