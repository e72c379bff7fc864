import { expect, it } from 'vitest';
import { LIMITS } from '../../engine/intake/limits.ts';
import { readLimits } from '../../engine/intake/readLimits.ts';

it('has defaults', () => {
  const { postsPerMinute, uploads, freeBytes } = LIMITS;
  const defaults = { limits: { postsPerMinute, uploads, freeBytes }, hsts: undefined };
  expect(readLimits({})).toEqual(defaults);
  expect(readLimits({ POSTS_PER_MINUTE: '', MAX_UPLOADS: '', MIN_FREE_DISK_MB: '', HSTS: '' })).toEqual(defaults);
});

it('takes what the environment says', () => {
  const env = { POSTS_PER_MINUTE: '60', MAX_UPLOADS: '8', MIN_FREE_DISK_MB: '0', HSTS: 'on' };
  expect(readLimits(env)).toEqual({ limits: { postsPerMinute: 60, uploads: 8, freeBytes: 0 }, hsts: true });
  expect(readLimits({ MIN_FREE_DISK_MB: '2', HSTS: 'off' })).toMatchObject({
    limits: { freeBytes: 2_097_152 },
    hsts: false,
  });
});

it.each([
  ['POSTS_PER_MINUTE', '0'],
  ['POSTS_PER_MINUTE', 'many'],
  ['MAX_UPLOADS', '-1'],
  ['MAX_UPLOADS', '1.5'],
  ['MIN_FREE_DISK_MB', '500 MB'],
  ['HSTS', 'yes'],
])('does not start with %s=%s, and says why', (name, setting) => {
  expect(() => readLimits({ [name]: setting })).toThrow(`${name} is “${setting}”`);
});
