// Parts of the studio on a page, with a dev server that is a table of answers.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export interface Asked {
  /** The path below `/studio/`. */
  readonly path: string;
  readonly body: unknown;
}

/** Draws `part`; `answer` is asked for each request, which are returned in their order. */
export function drawStudio(part: ReactNode, answer: (asked: Asked) => unknown): readonly Asked[] {
  const requests: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const asked = { path: address.replace('/studio/', ''), body: body && JSON.parse(body) };
    requests.push(asked);
    return new Response(JSON.stringify(answer(asked)));
  });
  const box = document.createElement('div');
  box.className = 'studio';
  // What other files left in the page goes.
  document.body.replaceChildren(box);
  const root: Root = createRoot(box);
  flushSync(() => root.render(part));
  onTestFinished(() => {
    root.unmount();
    box.remove();
    vi.unstubAllGlobals();
  });
  return requests;
}
