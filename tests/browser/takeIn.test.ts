// What a file is, the browser reads from its content as the intake does, whatever its name and its maker say.
import { expect, it, vi } from 'vitest';
import { takeIn } from '../../engine/browser/takeIn.ts';
import { INCOMPLETE } from '../../engine/files/fileType.ts';
import { madeFiles } from '../fixtures/madeFiles.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';

it.each(madeFiles)('$file is taken for what it is', async ({ bytes, type }) => {
  for (const said of ['', type]) {
    const file = new File([bytes], 'a', { type: said, lastModified: 5 });
    const { name, size, type: read, lastModified } = await takeIn(file);
    expect({ name, size, read, lastModified }).toEqual({ name: 'a', size: bytes.length, read: type, lastModified: 5 });
  }
});

it.each([
  ['what is left of a PDF', [wholeFile('application/pdf', 9000).subarray(0, 4500)], INCOMPLETE],
  ['a program', ['MZ and more'], ''],
  ['nothing', [], ''],
])('%s that is called a PDF is not taken for one', async (_, content, type) => {
  expect((await takeIn(new File(content, 'a.pdf', { type: 'application/pdf' }))).type).toBe(type);
});

it('a file that cannot be read is incomplete', async () => {
  const gone = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
  expect((await takeIn(gone)).type).toBe(INCOMPLETE);
  vi.restoreAllMocks();
});
