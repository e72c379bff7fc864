// The wiring of XMLHttpRequest, with one that a test can play; the real one is at work in the tests in a browser.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from '../../engine/browser/sendRequest.ts';

class PlayedRequest {
  static last: PlayedRequest;
  readonly said: unknown[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  type: string | null = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;

  constructor() {
    PlayedRequest.last = this;
  }
  open(...all: unknown[]) {
    this.said.push(['open', ...all]);
  }
  setRequestHeader(...all: unknown[]) {
    this.said.push(['header', ...all]);
  }
  send(...all: unknown[]) {
    this.said.push(['send', ...all]);
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? this.type : null;
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', PlayedRequest));
afterEach(() => void vi.unstubAllGlobals());

const body = new FormData();
const onProgress = vi.fn();
const begin = () => sendRequest({ url: '/apply', body, headers: { A: '1', B: '2' }, onProgress });

describe('sendRequest', () => {
  it('posts the body with its headers', () => {
    begin();
    expect(PlayedRequest.last.said).toEqual([
      ['open', 'POST', '/apply'],
      ['header', 'A', '1'],
      ['header', 'B', '2'],
      ['send', body],
    ]);
  });

  it('reports the share that was sent, where the length is known', () => {
    begin();
    const { upload } = PlayedRequest.last;
    upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    upload.onprogress?.({ lengthComputable: false, loaded: 9, total: 0 });
    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  it.each([
    ['application/json', 'application/json'],
    [null, ''],
  ])('resolves with the response, content type %s', async (header, type) => {
    const answered = begin();
    Object.assign(PlayedRequest.last, { status: 422, responseText: '{}', type: header });
    PlayedRequest.last.onload?.();
    expect(await answered).toEqual({ status: 422, type, text: '{}' });
  });

  it.each(['onerror', 'onabort', 'ontimeout'] as const)('%s: resolves with undefined', async (event) => {
    const answered = begin();
    PlayedRequest.last[event]?.();
    expect(await answered).toBeUndefined();
  });
});
