// The file that carries an unfinished form from one device to another, and what is made of a stranger's.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDraftFile, writeDraftFile } from '../../engine/browser/draftFile.ts';

/** Node has no reader of files for data URLs; the real one is at work in the tests in a browser. */
class PlayedReader {
  result = '';
  error = null;
  onload?: () => void;
  async readAsDataURL(file: File) {
    this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
    this.onload?.();
  }
}

beforeAll(() => void vi.stubGlobal('FileReader', PlayedReader));
afterAll(() => void vi.unstubAllGlobals());

const draft = {
  form: 'trip',
  version: 2,
  answers: { who: { name: 'مايا', photo: { id: 'f1', name: 'é.png', type: 'image/png', size: 256 } } },
  step: 1,
  savedAt: '2026-11-01T10:00:00.000Z',
  submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  waiting: false,
};
const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
const photo = new File([bytes], 'é.png', { type: 'image/png' });
const written = await (async () => {
  vi.stubGlobal('FileReader', PlayedReader);
  return JSON.parse(await writeDraftFile(draft, new Map([['f1', photo]])));
})();
const read = (content: unknown, form = 'trip') =>
  readDraftFile(new File([typeof content === 'string' ? content : JSON.stringify(content)], 'x.json'), form);

it('reads the draft and every byte of the files that were written', async () => {
  const back = await read(written);
  expect(back?.draft).toEqual(draft);
  const [id, file] = [...(back?.files ?? [])][0] ?? [];
  expect([back?.files.size, id, file?.name, file?.type]).toEqual([1, 'f1', 'é.png', 'image/png']);
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
});

it('reads a draft without files, and an empty file', async () => {
  expect((await read({ ...written, files: [] }))?.files.size).toBe(0);
  expect((await read({ ...written, files: [{ ...written.files[0], base64: '' }] }))?.files.get('f1')?.size).toBe(0);
});

describe('refuses', () => {
  it.each<[string, unknown]>([
    ['empty', ''],
    ['no JSON', 'PK\u0003\u0004'],
    ['cut short', JSON.stringify(written).slice(0, -9)],
    ['null', null],
    ['a list', [written]],
    ['of another kind', { ...written, kind: 'holiday' }],
    ['without a draft', { ...written, draft: undefined }],
    ['without files', { ...written, files: undefined }],
    ['with a text in place of a file', { ...written, files: ['x'] }],
    ['with half a file', { ...written, files: [{ id: 'f1', name: 'a', type: 'b' }] }],
    ...['form', 'version', 'answers', 'step', 'savedAt', 'submissionId', 'waiting'].map((key): [string, unknown] => [
      `without ${key}`,
      { ...written, draft: { ...draft, [key]: undefined } },
    ]),
    ...Object.entries({
      answers: ['x'],
      step: 1.5,
      version: 'new',
      savedAt: 'yesterday',
      submissionId: 'mine',
      waiting: 'no',
    }).map(([key, value]): [string, unknown] => [
      `with ${key} ${value}`,
      { ...written, draft: { ...draft, [key]: value } },
    ]),
  ])('%s', async (_, content) => {
    expect(await read(content)).toBeUndefined();
  });

  it('the draft of another form', async () => {
    expect(await read(written, 'other')).toBeUndefined();
  });

  it('a file above the size limit, without reading it', async () => {
    const file = new File(['{}'], 'x.json');
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 });
    const text = vi.spyOn(file, 'text');
    expect(await readDraftFile(file, 'trip')).toBeUndefined();
    expect(text).not.toHaveBeenCalled();
  });
});

it.each(['%%%%', 'AAA', 'AA=A', 'A\nAA'])('leaves out an attachment with damaged base64, %j', async (base64) => {
  const back = await read({ ...written, files: [{ ...written.files[0], base64 }] });
  expect([back?.draft, back?.files.size]).toEqual([draft, 0]);
});
