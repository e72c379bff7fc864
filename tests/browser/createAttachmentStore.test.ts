import { describe, expect, it } from 'vitest';
import { createAttachmentStore } from '../../engine/browser/createAttachmentStore.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';

const pdf = wholeFile('application/pdf');
const file = (...more: string[]) => new File([pdf, ...more], 'a.pdf', { type: 'application/pdf' });

describe('the store of attachments', () => {
  it('describes a file that it keeps, and gives it back', async () => {
    const store = createAttachmentStore();
    const kept = file('abc');
    const attachment = await store.keep(kept);
    expect(attachment).toEqual({ id: expect.any(String), name: 'a.pdf', type: 'application/pdf', size: 103 });
    expect(store.get(attachment.id)).toBe(kept);
  });

  it('keeps two files of one name apart', async () => {
    const store = createAttachmentStore();
    const [one, two] = [file('1'), file('2')];
    const ids = [(await store.keep(one)).id, (await store.keep(two)).id];
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id) => store.get(id))).toEqual([one, two]);
  });

  it('takes a file back under the id that a draft names', () => {
    const store = createAttachmentStore();
    const old = file('old');
    store.restore('earlier', old);
    expect(store.get('earlier')).toBe(old);
  });

  it('knows no file of another visit', async () => {
    const { id } = await createAttachmentStore().keep(file('x'));
    expect(createAttachmentStore().get(id)).toBeUndefined();
  });
});
