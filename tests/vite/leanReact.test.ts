// React DOM without the features that are left out. That everything else works is what all tests in a browser show.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutFeatures } from '../../engine/vite/leanReact.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, '');
const source = readFileSync(`${file}cjs/react-dom-client.production.js`, 'utf8');

it('leaves the pinned React DOM whole but for the features', () => {
  const lean = withoutFeatures(source);
  expect(lean.length).toBeLessThan(source.length - 50_000);
  expect(() => new Function(lean)).not.toThrow();
  const names = (code: string) => [...code.matchAll(/^function (\w+)\(/gm)].map(([, name]) => name);
  expect(names(lean)).toEqual(names(source));
  expect(lean).not.toContain('ownerDocument.startViewTransition');
});

it('says so where a feature is used all the same', () => {
  const lean = withoutFeatures(source);
  expect(lean).toMatch(/^function startViewTransition\(\) \{throw new Error\('startViewTransition: left out/m);
});

it('stops at a React DOM that it does not know', () => {
  const other = source.replaceAll('trackEnterViewTransitions', 'somethingElse');
  expect(() => withoutFeatures(other)).toThrow('has no function trackEnterViewTransitions');
});
