// What a build of the site contains does not depend on NODE_ENV, which a shell or the program that starts the build may set: `DEV` and
// `PROD` follow it, `MODE` does not. A top-level await that only development needs once held up every page of such a build for good.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { project, sourceFiles } from '../laws/sourceFiles.ts';

it('scripts of the site ask for the mode of the build', () => {
  const files = sourceFiles(['site', 'engine/react', 'engine/browser', 'engine/core'], ['.ts', '.tsx']);
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((file) =>
    /import\.meta\.env\.(?:DEV|PROD)\b/.test(readFileSync(path.join(project, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
