// Whatever a network, a proxy or the intake can answer becomes an outcome with a reason; nothing is thrown.
import { describe, expect, it, vi } from 'vitest';
import { postSubmission } from '../../engine/browser/postSubmission.ts';
import type { HttpResponse, PostRequest } from '../../engine/browser/sendRequest.ts';

const receipt = { reference: 'K7QM-4XRT-9', receivedAt: '2026-11-01T10:00:00.000Z' };
const post = {
  url: '/apply',
  body: new FormData(),
  language: 'ar',
  id: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  onProgress: () => undefined,
};

const json = (status: number, body: unknown, type = 'application/json; charset=utf-8'): HttpResponse => ({
  status,
  type,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const page = (status: number): HttpResponse => json(status, '<h1>Bad Gateway</h1>', 'text/html');
const failed = (reason: string, errors: readonly object[] = []) => ({ kind: 'failed', failure: { reason, errors } });
const told = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });

const errors = [{ path: 'who[name]', message: 'Name is required' }, { message: 'Some answers need another look.' }];
const words = [{ name: 'who[name]', message: 'Name is required' }, { message: 'Some answers need another look.' }];
const odd = [null, 7, 'x', {}, { path: 'a' }, { path: 7, message: 'Numbered' }, { path: '', message: 'Nowhere' }];

describe('postSubmission', () => {
  it('posts the body under the submission id', async () => {
    const send = vi.fn(async () => json(201, receipt));
    await postSubmission(post, send);
    const headers = { 'Idempotency-Key': post.id, Accept: 'application/json', 'Accept-Language': 'ar' };
    expect(send.mock.calls).toEqual([[{ url: post.url, body: post.body, headers, onProgress: post.onProgress }]]);
  });

  it.each([
    [1234.6, '1235'],
    [0, '0'],
    [undefined, undefined],
  ])('sends the %s ms since the form was opened as %s', async (elapsed, told) => {
    const send = vi.fn(async (_: PostRequest) => json(201, receipt));
    await postSubmission({ ...post, elapsed }, send);
    expect(send.mock.calls[0]?.[0].headers['Form-Elapsed']).toBe(told);
  });

  it.each([200, 201])('%i with a receipt is received', async (status) => {
    expect(await postSubmission(post, async () => json(status, receipt))).toEqual({ kind: 'received', receipt });
  });

  it.each<[string, HttpResponse | undefined, object]>([
    ['no answer at all', undefined, failed('unreachable')],
    ['422 with messages', json(422, { errors }), failed('refused', words)],
    ['409 with messages', json(409, told('Twice')), failed('already-received', [{ message: 'Twice' }])],
    [
      '409 with the receipt of what was received',
      json(409, { ...told('Twice'), ...receipt }),
      { kind: 'failed', failure: { reason: 'already-received', errors: [{ message: 'Twice' }], receipt } },
    ],
    ['422 with a receipt', json(422, { ...told('No'), ...receipt }), failed('refused', [{ message: 'No' }])],
    [
      '422 with odd entries',
      json(422, { errors: odd }),
      failed('refused', [{ message: 'Numbered' }, { message: 'Nowhere' }]),
    ],
    ['410 with messages', json(410, told('Gone')), failed('refused', [{ message: 'Gone' }])],
    ['422 without messages', json(422, {}), failed('fault')],
    ['422 with errors of another shape', json(422, { errors: 'no' }), failed('fault')],
    [
      '413 of the intake',
      json(413, { errors: [{ path: 'a', message: 'Big' }] }),
      failed('too-large', [{ name: 'a', message: 'Big' }]),
    ],
    ['413 of a proxy', page(413), failed('too-large')],
    ['408 with messages', json(408, told('Slow')), failed('fault', [{ message: 'Slow' }])],
    ['429 with messages', json(429, told('Wait')), failed('fault', [{ message: 'Wait' }])],
    ['500 with messages', json(500, told('Sorry')), failed('fault', [{ message: 'Sorry' }])],
    ['503 with messages', json(503, told('Later')), failed('fault', [{ message: 'Later' }])],
    ['502 of a proxy', page(502), failed('fault')],
    ['404 of another server', page(404), failed('fault')],
    ['200 with a page', page(200), failed('fault')],
    ['201 with half a receipt', json(201, { reference: 'K7QM' }), failed('fault')],
    ['201 with null', json(201, null), failed('fault')],
    ['201 with a receipt that is no JSON', json(201, receipt, 'text/plain'), failed('fault')],
    ['201 cut short', json(201, '{"reference":"K7'), failed('fault')],
    ['204', { status: 204, type: '', text: '' }, failed('fault')],
    ['303 with a receipt', json(303, receipt), failed('fault')],
  ])('%s', async (_, answer, outcome) => {
    expect(await postSubmission(post, async () => answer)).toEqual(outcome);
  });
});
