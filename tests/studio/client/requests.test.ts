import { afterEach, expect, it, vi } from 'vitest';
import { check, getForms } from '../../../engine/studio/client/requests.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says what to do when the dev server is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(getForms()).rejects.toThrow('The dev server does not answer. Please start it again: `npm run dev`.');
});

it('leaves a cancelled request what it is', async () => {
  const cancelled = new DOMException('Cancelled', 'AbortError');
  vi.stubGlobal('fetch', () => Promise.reject(cancelled));
  const asked = check({ form: 'any', texts: {}, words: [], settings: [] }, AbortSignal.abort());
  await expect(asked).rejects.toBe(cancelled);
});
