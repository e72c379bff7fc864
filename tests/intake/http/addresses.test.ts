// The check keeps pages off the service's own addresses: the list in core names each that the service registers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ASKED_PATH } from '../../../engine/core/asking.ts';
import { SERVICE_ADDRESSES } from '../../../engine/core/model/serviceAddresses.ts';
import { project, sourceFiles } from '../../laws/sourceFiles.ts';

it('every address that the service registers is in the list', () => {
  const sources = sourceFiles(['engine/intake'], ['.ts']).map((file) => readFileSync(path.join(project, file), 'utf8'));
  const registered = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bapp\.get\(|prefix: )'(\/[\w-]+)'/g)].map(([, address]) => address),
  );
  // Those of links that ask again are named in core, since the pages use them, too.
  expect([...new Set([...registered, ASKED_PATH])].sort()).toEqual(SERVICE_ADDRESSES.toSorted());
});
