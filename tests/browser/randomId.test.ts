import { afterEach, expect, it, vi } from 'vitest';
import { randomId } from '../../engine/browser/randomId.ts';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('returns a different UUID of version 4 each time', () => {
  const ids = Array.from({ length: 1000 }, () => randomId());
  expect(ids.filter((id) => !UUID_4.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});

it.each([0x00, 0xff])('is well formed when every byte is %i, and needs no TLS', (byte) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  expect(randomId()).toMatch(UUID_4);
});
