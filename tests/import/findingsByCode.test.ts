// A finding is known by its code and its place: its words are for people, and may change. Fixes only pass them on, to the report.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../engine/import/fit');

it.each(readdirSync(folder))('%s reads nothing out of the words of a finding', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).not.toMatch(/finding\.(?:problem|repair)\s*\.|(?:exec|test)\([^)]*finding\.(?:problem|repair)/);
});
