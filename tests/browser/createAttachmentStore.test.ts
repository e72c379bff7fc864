import { describe, expect, it } from 'vitest';
import { createAttachmentStore } from '../../engine/browser/createAttachmentStore.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';

const pdf = wholeFile('application/pdf');
const file = (...more: string[]) => new File([pdf, ...more], 'a.pdf', { type: 'application/pdf' });

describe('the store of attachments', () => {
  it('describes a stored file, and returns it by its id', async () => {
    const store = createAttachmentStore();
    const kept = file('abc');
    const attachment = await store.add(kept);
    expect(attachment).toEqual({ id: expect.any(String), name: 'a.pdf', type: 'application/pdf', size: 103 });
    expect(store.get(attachment.id)).toBe(kept);
  });

  it('gives two files of the same name different ids', async () => {
    const store = createAttachmentStore();
    const [one, two] = [file('1'), file('2')];
    const ids = [(await store.add(one)).id, (await store.add(two)).id];
    expect(new Set(ids).size).toBe(2);
    expect(ids.map((id) => store.get(id))).toEqual([one, two]);
  });

  it('restores a file under the id of a draft', () => {
    const store = createAttachmentStore();
    const old = file('old');
    store.restore('earlier', old);
    expect(store.get('earlier')).toBe(old);
  });

  it('has no file of another visit', async () => {
    const { id } = await createAttachmentStore().add(file('x'));
    expect(createAttachmentStore().get(id)).toBeUndefined();
  });
});
