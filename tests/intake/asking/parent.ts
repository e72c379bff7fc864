// A parent at a real service: sends the form, opens links that ask again, and answers them.
import { randomUUID } from 'node:crypto';
import { AGAIN_PATH, ASKED_PATH, LINK_HEADER, PROOF_HEADER, printProof } from '../../../engine/core/asking.ts';
import type { AskedLink } from '../../../engine/ports/index.ts';
import type { TestOffice } from '../support/officeBrowser.ts';
import { type Parts, postParts } from '../support/startSample.ts';

export const BORN = '2019-03-04';

export const LAYLA: Parts = {
  'person[name]': 'Layla',
  'person[born]': BORN,
  'person[email]': 'home@example.org',
  'person[hasReport]': 'no',
};

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Partial<AskedLink> & {
    readonly reference?: string;
    readonly receivedAt?: string;
    readonly errors?: readonly { readonly path?: string; readonly message: string }[];
  };
}

interface Typed {
  readonly reference: string;
  readonly day: string;
}

/** The reference of a new application. */
export async function receive({ url }: Pick<TestOffice, 'url'>, parts: Parts = LAYLA): Promise<string> {
  const { body } = await postParts(`${url}/apply`, parts, randomUUID());
  return body.reference ?? JSON.stringify(body);
}

/** The token of a link that asks questions again, made at the command line. */
export async function ask(office: Pick<TestOffice, 'run'>, reference: string, ...questions: string[]): Promise<string> {
  const { printed, complained } = await office.run('ask', reference, ...questions);
  return /#([\w-]{43})\n/.exec(printed)?.[1] ?? complained;
}

/** `sender` is the address that a proxy names. */
export function parentAt({ url }: Pick<TestOffice, 'url'>, token: string, sender = '198.51.100.7') {
  const headers = (typed?: Typed): Record<string, string> => ({
    [LINK_HEADER]: token,
    'x-forwarded-for': sender,
    ...(typed && { [PROOF_HEADER]: printProof(typed) }),
  });
  const answerOf = async (response: Response): Promise<Answered> => {
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answered['body'] };
  };
  return {
    async open(typed?: Typed): Promise<Answered> {
      return answerOf(await fetch(url + ASKED_PATH, { method: 'POST', headers: headers(typed) }));
    },
    async answer(typed: Typed, parts: Parts, submissionId: string = randomUUID()): Promise<Answered> {
      const body = new FormData();
      for (const [name, part] of Object.entries(parts)) {
        if (typeof part === 'string') body.append(name, part);
        else if (Buffer.isBuffer(part)) body.append(name, new Blob([new Uint8Array(part)]), 'file.pdf');
        else body.append(name, new Blob([new Uint8Array(part[1] as Buffer)]), part[0] as string);
      }
      const all = { ...headers(typed), 'idempotency-key': submissionId };
      return answerOf(await fetch(url + AGAIN_PATH, { method: 'POST', headers: all, body }));
    },
  };
}
