import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project, scriptEndings, sourceFiles } from './sourceFiles.ts';

const LOCALE_APIS = /\bIntl\.|\.localeCompare\(|\.toLocale\w*\(/;

it('no code formats or sorts by the language data of the browser or Node, which differs between versions', () => {
  const own = `tests/laws/${path.basename(import.meta.filename)}`;
  const files = sourceFiles(['engine', 'site', 'tests'], scriptEndings).filter((file) => file !== own);
  // The offsets of time zones have no other source.
  const exempt = 'engine/intake/config/timeZone.ts';
  const using = files.filter(
    (file) => file !== exempt && LOCALE_APIS.test(readFileSync(path.join(project, file), 'utf8')),
  );
  expect(using).toEqual([]);
});
