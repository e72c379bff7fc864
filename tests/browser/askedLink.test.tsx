// The parent's side of a link that asks again: what is sent, and what stays on the device.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAgainPorts, forgetLink, formOfLink, lookUp } from '../../engine/browser/askedLink.ts';
import { createPorts } from '../../engine/browser/createPorts.ts';
import { deviceStore } from '../../engine/browser/deviceStore.ts';
import { makeForm, makeStep } from '../react/support/makeForm.ts';

const text = { type: 'string', title: 'Name' } as const;
const file = { type: 'object', title: 'Paper', format: 'attachment' } as const;
const form = makeForm([makeStep('all', { name: text, town: text, paper: file })], { submit: { post: '/made' } });
const at = { base: '', token: 'token' };
const proof = { reference: 'K7QM-4XRT-9', day: '4/3/2019' };
const paper = { id: 'f1', name: 'paper.pdf', type: 'application/pdf', size: 3 };
const asked = { reference: 'K7QM-4XRT-9', questions: ['/name', '/paper'], answers: { name: 'Maya', paper } };
const link = { id: 'l1', form: form.id, day: 'Born', state: 'open', at: '2026-11-17T08:00:00Z', asked } as const;

const clear = async () => {
  localStorage.clear();
  await deviceStore()('readwrite', (entries) => void entries.clear());
};
beforeEach(clear);
afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

describe('looking a link up', () => {
  const answer = (status: number, body: BodyInit) =>
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(body, { status }));

  it('sends token and proof in headers, and nothing else', async () => {
    const sent = answer(200, JSON.stringify(link));
    expect(await lookUp(at, 'ar', proof)).toEqual({ kind: 'found', link });
    expect(sent).toHaveBeenCalledWith('/asked', {
      method: 'POST',
      cache: 'no-store',
      headers: {
        ...{ Accept: 'application/json', 'Accept-Language': 'ar' },
        ...{ 'Answer-Link': 'token', 'Answer-Proof': 'K7QM-4XRT-9;4%2F3%2F2019' },
      },
    });
  });

  it.each<[string, number, string, object]>([
    ['a refusal', 403, '{"errors":[{"message":"Wrong"}]}', { kind: 'refused', message: 'Wrong' }],
    ['a page of a proxy', 502, '<html>', { kind: 'unreachable' }],
    ['what is no refusal', 500, '{}', { kind: 'unreachable' }],
  ])('tells %s', async (_, status, body, outcome) => {
    answer(status, body);
    expect(await lookUp(at, 'en')).toEqual(outcome);
  });

  it('tells that there is no connection', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await lookUp(at, 'en')).toEqual({ kind: 'unreachable' });
  });
});

describe('answering a link', () => {
  const restricted = formOfLink(form, link, asked);
  const visit = { answers: { name: 'Zeina', paper }, step: 0, waiting: false };

  it('sends what was asked only, and a file that stays as its id', async () => {
    const headers: Record<string, string> = {};
    let sent: readonly (readonly [string, unknown])[] = [];
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
    vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((name, value) => {
      headers[name] = value;
    });
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest, body) {
      sent = [...(body as FormData)];
      this.dispatchEvent(new ProgressEvent('error'));
    });
    const ports = createAgainPorts(at, proof, restricted, asked);
    await ports.submit(restricted, { ...visit.answers, town: 'Beirut' }, () => undefined, '');
    expect(opened).toHaveBeenCalledWith('POST', '/asked/answers');
    expect(headers).toMatchObject({ 'Answer-Link': 'token', 'Idempotency-Key': expect.any(String) });
    expect(sent).toEqual([
      ['name', 'Zeina'],
      ['paper', 'f1'],
    ]);
  });

  it('keeps a draft of its own, with the earlier file, which never meets that of the whole form', async () => {
    const whole = createPorts();
    await whole.drafts.save(form, { answers: { name: 'Whole' }, step: 0, waiting: false }, false);
    await createAgainPorts(at, proof, restricted, asked).drafts.save(restricted, visit, false);
    const again = await createAgainPorts(at, proof, restricted, asked).drafts.load(restricted);
    expect([again?.draft.answers, again?.lostFiles]).toEqual([visit.answers, []]);
    expect((await createPorts().drafts.load(form))?.draft.answers).toEqual({ name: 'Whole' });
    await forgetLink(link);
    expect(await createAgainPorts(at, proof, restricted, asked).drafts.load(restricted)).toBeUndefined();
    expect((await createPorts().drafts.load(form))?.draft.answers).toEqual({ name: 'Whole' });
  });

  it('leaves no receipt on the device', async () => {
    const { receipts } = createAgainPorts(at, proof, restricted, asked);
    await receipts.save(restricted, { reference: 'K7QM-4XRT-9', receivedAt: '2026-11-03T08:00:00Z' });
    expect(await receipts.latest(restricted)).toBeUndefined();
  });
});
