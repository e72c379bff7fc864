import { describe, expect, it } from 'vitest';
import { readProxies } from '../../../engine/intake/config/readProxies.ts';

const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8, 2001:db8::/32, uniquelocal';
const isProxy = readProxies({ TRUST_PROXY }, 'TRUST_PROXY');

describe(`with TRUST_PROXY=${TRUST_PROXY}`, () => {
  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true],
    ['127.0.0.1:5000', true],
    ['10.200.0.1', true],
    ['[2001:db8:1::7]:443', true],
    ['2001:db8:1::7', true],
    ['192.168.1.1', true],
    ['fd00::1%eth0', true],
    ['127.0.0.2', false],
    ['11.0.0.1', false],
    ['2001:db9::1', false],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isProxy?.(address)).toBe(expected);
  });
});

it.each([undefined, '', ' '])('trusts no proxy with %j', (setting) => {
  expect(readProxies({ TRUST_PROXY: setting }, 'TRUST_PROXY')).toBeUndefined();
});
