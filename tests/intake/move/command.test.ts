// No message contains the password of an address.
import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openEmbedded } from '../../../engine/intake/storage/sqlite/openEmbedded.ts';
import { runOffice } from '../support/runOffice.ts';
import { temporaryFolder } from '../support/startSample.ts';

describe('the value of --to', () => {
  it.each([
    ['env:NOT_SET', 'The variable NOT_SET is not set'],
    ['mysql://root:secret@host/name', '--to does not begin with postgres://'],
    ['postgres://intake:secret@ho st/na me', '--to has a blank'],
    ['postgres://intake:secret/1@host/name', '--to has an @ behind the name of the server'],
    ['postgres://intake:secret@127.0.0.1:1/name', '--to leads to a server that cannot be used now'],
  ])('%s', async (to, expected) => {
    const root = await temporaryFolder();
    await (await openEmbedded(dataFolder(root))).store.close();
    const { code, printed, complained } = await runOffice({ dataDir: root }, 'move', '--to', to);
    expect([code, printed]).toEqual([expect.any(Number), '']);
    expect(code).not.toBe(0);
    expect(complained).toContain(expected);
    expect(complained).not.toContain('secret');
    await rm(root, { recursive: true });
  });
});
