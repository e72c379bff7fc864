import { expect } from '@playwright/test';
import { isAttachment, type Leaf } from '../../support/flatten.ts';
import type { Recorded } from './recorder.ts';

/** The submission has exactly these names, answers and files. */
export async function expectPosted(
  post: Recorded,
  flat: readonly (readonly [string, Leaf])[],
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const wanted = flat.map(([name, answer]) =>
    isAttachment(answer)
      ? [name, answer.name, answer.type, files.get(name)?.toString('base64')]
      : [name, String(answer).replaceAll('\n', '\r\n')],
  );
  const sent = await Promise.all(
    post.parts.map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('base64')],
    ),
  );
  expect(sent.sort()).toEqual(wanted.sort());
  expect(post.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
}
