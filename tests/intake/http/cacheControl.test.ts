import { expect, it } from 'vitest';
import { cacheControl } from '../../../engine/intake/http/cacheControl.ts';

it.each([
  '/public/assets/index-BIfn4_l3.js',
  '/public/assets/index-BIfn4_l3.js.br',
  '/public/assets/index-BIfn4_l3.css.gz',
  '/public/assets/serif-latin-DIN-4rtF.woff2',
  'C:\\public\\assets\\index-BIfn4_l3.js',
])('%s is immutable', (file) => {
  expect(cacheControl(file)).toBe('public, max-age=31536000, immutable');
});

it.each(['/public/index.html', '/public/Sample/index.html.br', '/public/404.html'])(
  '%s is revalidated each time',
  (file) => {
    expect(cacheControl(file)).toBe('no-cache');
  },
);

it.each([
  '/public/favicon.svg',
  '/public/favicon.svg.gz',
  '/public/assets/plain.js',
  '/public/assets/photo-entrance.jpg',
  '/public/assets/photo-20260101.jpg',
  '/public/index-BIfn4_l3.js',
])('%s is cached for an hour', (file) => {
  expect(cacheControl(file)).toBe('public, max-age=3600');
});
