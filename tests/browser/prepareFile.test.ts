// What a file is, the browser reads from its content as the intake does, whatever its name and its maker say.
import { expect, it, vi } from 'vitest';
import { prepareFile } from '../../engine/browser/prepareFile.ts';
import { INCOMPLETE } from '../../engine/files/fileType.ts';
import { madeFiles } from '../fixtures/madeFiles.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';

it.each(madeFiles)('$file has the type of its content', async ({ bytes, type }) => {
  for (const said of ['', type]) {
    const file = new File([bytes], 'a', { type: said, lastModified: 5 });
    const { name, size, type: read, lastModified } = await prepareFile(file);
    expect({ name, size, read, lastModified }).toEqual({ name: 'a', size: bytes.length, read: type, lastModified: 5 });
  }
});

it.each([
  ['what is left of a PDF', [wholeFile('application/pdf', 9000).subarray(0, 4500)], INCOMPLETE],
  ['a program', ['MZ and more'], ''],
  ['nothing', [], ''],
])('%s that is named .pdf does not have the type of a PDF', async (_, content, type) => {
  expect((await prepareFile(new File(content, 'a.pdf', { type: 'application/pdf' }))).type).toBe(type);
});

it('a file that cannot be read has the type of an incomplete one', async () => {
  const gone = new File(['x'], 'a.pdf', { type: 'application/pdf' });
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
  expect((await prepareFile(gone)).type).toBe(INCOMPLETE);
  vi.restoreAllMocks();
});
