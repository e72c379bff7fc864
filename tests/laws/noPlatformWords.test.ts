import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project, scriptEndings, sourceFiles } from './sourceFiles.ts';

const PLATFORMS_OWN = /\bIntl\.|\.localeCompare\(|\.toLocale\w*\(/;

it('words and orders that somebody reads come from this project, not from the language data of a browser or a Node', () => {
  const own = `tests/laws/${path.basename(import.meta.filename)}`;
  const files = sourceFiles(['engine', 'site', 'tests'], scriptEndings).filter((file) => file !== own);
  // Time zones' offsets have no other source.
  const exempt = 'engine/intake/config/timeZone.ts';
  const leaning = files.filter(
    (file) => file !== exempt && PLATFORMS_OWN.test(readFileSync(path.join(project, file), 'utf8')),
  );
  expect(leaning).toEqual([]);
});
