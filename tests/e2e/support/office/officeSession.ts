// What tests of the office begin with: an application, and an account that is signed in.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../../../engine/core/index.ts';
import { bytesOf } from '../../../support/bytesOf.ts';
import { isAttachment } from '../../../support/flatten.ts';
import { pdfOf } from '../../../support/pdfOf.ts';
import { admission, example } from '../formPage.ts';
import { expect } from '../test.ts';
import { addAccount } from './office.ts';

export const PASSPHRASE = 'seven lamps above the harbour';

/** The code of an authenticator app, `periods` after the present one. */
export function codeOf(secret: string, periods = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return app.generate({ timestamp: Date.now() + periods * 30_000 });
}

/** Sends the largest example of a form, with a PDF that can be drawn; returns its reference. */
export async function apply(request: APIRequestContext): Promise<string> {
  const parts = new FormData();
  for (const [name, answer] of example('maximal').flat) {
    if (!isAttachment(answer)) parts.append(name, String(answer));
    else {
      const isPdf = answer.name.endsWith('.pdf');
      const bytes = isPdf ? Buffer.from(pdfOf(2)) : bytesOf(answer);
      parts.append(name, new File([Uint8Array.from(bytes)], answer.name));
    }
  }
  const headers = { 'Idempotency-Key': randomUUID() };
  const response = await request.post(admission.submit.post, { headers, multipart: parts });
  expect(response.status()).toBe(201);
  return (await response.json()).reference;
}

/** Adds an account, which joins and is signed in in the page's browser. */
export async function signedIn(page: Page, name: string, role: Role): Promise<void> {
  const token = await addAccount(name, role);
  await page.goto('/office');
  const ask = (path: string, body: object) =>
    page.evaluate(
      async ([address, sent]) => {
        const headers = { 'content-type': 'application/json', 'x-office': '1' };
        const response = await fetch(`/office/api${address}`, { method: 'POST', headers, body: sent ?? '' });
        return response.json();
      },
      [path, JSON.stringify(body)],
    );
  const { secret } = await ask('/invitation/passphrase', { token, passphrase: PASSPHRASE });
  await ask('/invitation/code', { token, code: codeOf(secret) });
}
