// The ports of a visit in a real browser: what one page keeps, the next one goes on with.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPorts } from '../../engine/browser/createPorts.ts';
import { deviceStore, resultOf } from '../../engine/browser/deviceStore.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';
import { makeForm, makeStep } from '../react/support/makeForm.ts';
import { databases, mend } from './support/failingDevice.ts';

const text = { type: 'string', title: 'Name' } as const;
const file = { type: 'object', title: 'Paper', format: 'attachment' } as const;
const form = makeForm([makeStep('all', { name: text, paper: file })], {
  submit: { post: '/made', download: 'made.json' },
});
const pdf = (content: Uint8Array<ArrayBuffer>) => new File([content], 'paper.pdf', { type: 'application/pdf' });
const receipt = { reference: 'K7QM-4XRT-9', receivedAt: '2026-11-01T10:00:00.000Z' };

const clear = async () => {
  localStorage.clear();
  await deviceStore()('readwrite', (entries) => void entries.clear());
};
beforeEach(clear);
afterEach(async () => {
  mend();
  vi.unstubAllGlobals();
  await clear();
});

/** A visit with a file that was attached, kept. */
async function visited(content = wholeFile('application/pdf')) {
  const ports = createPorts();
  const paper = await ports.attachments.add(pdf(content));
  const visit = { answers: { name: 'Maya', paper }, step: 0, waiting: false };
  return { ports, paper, visit, outcome: await ports.drafts.save(form, visit, false) };
}

/** Answers every request of this page with 201, and tells under which ids they came. */
function receive(): readonly string[] {
  const ids: string[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((name, value) => {
    if (name === 'Idempotency-Key') ids.push(value);
  });
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function answer(this: XMLHttpRequest) {
    const answered = {
      status: 201,
      responseText: JSON.stringify(receipt),
      getResponseHeader: () => 'application/json',
    };
    for (const [name, value] of Object.entries(answered)) Object.defineProperty(this, name, { value });
    this.dispatchEvent(new ProgressEvent('load'));
  });
  return ids;
}

describe('the draft of a visit', () => {
  it('is loaded by the next page with answers, step and files', async () => {
    const { paper, visit, outcome } = await visited();
    expect(outcome).toEqual({ kind: 'saved', savedAt: expect.any(String), notStored: [] });
    const next = createPorts();
    const found = await next.drafts.load(form);
    expect(found).toMatchObject({ draft: { ...visit, form: form.id, version: form.version }, lostFiles: [] });
    const again = { ...visit, answers: Object(found?.draft.answers) };
    // The file is at hand: it can be kept, saved and sent.
    expect(await next.drafts.save(form, again, false)).toMatchObject({ kind: 'saved', notStored: [] });
    expect(again.answers.paper).toEqual(paper);
  });

  it('is loaded without a file that the device refused, and lists it as lost', async () => {
    databases['that is too full for files']();
    const { paper, outcome } = await visited();
    expect(outcome).toMatchObject({ kind: 'saved', notStored: [paper.id] });
    const found = await createPorts().drafts.load(form);
    expect(found?.draft.answers).toEqual({ name: 'Maya', paper: undefined });
    expect(found?.lostFiles).toEqual([{ name: 'paper', attachment: paper }]);
  });

  it('is loaded without a file whose stored size is wrong', async () => {
    const { paper } = await visited();
    await deviceStore()('readwrite', async (entries) => {
      const key = `made file ${paper.id}`;
      const kept = await resultOf(entries.get(key));
      entries.put({ ...kept, bytes: new ArrayBuffer(3) }, key);
    });
    expect((await createPorts().drafts.load(form))?.lostFiles).toHaveLength(1);
  });

  it('is in the journal before it is saved', async () => {
    const { ports, visit } = await visited();
    ports.drafts.writeJournal(form, { ...visit, answers: { ...visit.answers, name: 'Sara' } });
    const found = await createPorts().drafts.load(form);
    expect([found?.draft.answers.name, found?.lostFiles]).toEqual(['Sara', []]);
  });

  it('is submitted under one id, also by later pages, until it is received; the next submission has a new id', async () => {
    const { visit } = await visited();
    const ids = receive();
    const next = createPorts();
    await next.drafts.load(form);
    const outcome = await next.submit(makeForm(form.steps), visit.answers, () => undefined, '');
    expect(outcome).toMatchObject({ kind: 'received', receipt });
    await next.submit(makeForm(form.steps), visit.answers, () => undefined, '');
    const third = createPorts();
    const found = await third.drafts.load(form);
    expect(ids).toEqual([found?.draft.submissionId, expect.any(String)]);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it('is removed once it was received, also where another page saved it', async () => {
    const { ports, visit } = await visited();
    const other = createPorts();
    await other.drafts.load(form);
    await ports.drafts.save(form, { ...visit, waiting: true }, false);
    receive();
    await other.submit(makeForm(form.steps), visit.answers, () => undefined, '');
    await other.drafts.discard(form, false);
    expect(await createPorts().drafts.load(form)).toBeUndefined();
  });

  it('gets a new submission id from begin()', async () => {
    const { ports, visit } = await visited();
    const first = (await createPorts().drafts.load(form))?.draft.submissionId;
    ports.drafts.begin();
    await ports.drafts.save(form, visit, false);
    expect((await createPorts().drafts.load(form))?.draft.submissionId).not.toBe(first);
  });
});

it('a receipt is saved by form, and removed by forget()', async () => {
  const { receipts } = createPorts();
  await receipts.save(form, receipt);
  expect(await createPorts().receipts.latest(form)).toEqual(receipt);
  await receipts.forget(form);
  expect(await receipts.latest(form)).toBeUndefined();
});

it('a document that cannot be saved is a failure, and the next attempt has the same id', async () => {
  const ids = receive();
  const { ports, visit } = await visited();
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const submit = () => ports.submit(form, visit.answers, () => undefined, '');
  expect(await submit()).toEqual({ kind: 'failed', failure: { reason: 'not-saved', errors: [] } });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  expect(await submit()).toMatchObject({ kind: 'received' });
  expect(new Set(ids).size).toBe(1);
});

it('the listener of the connection is called until it is removed', () => {
  const heard = vi.fn();
  const stop = createPorts().onConnection(heard);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveBeenCalledTimes(1);
});
