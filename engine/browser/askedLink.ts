// The parent's side of a link that asks again: what it asks, and the ports of a visit that answers it. Token and proof are sent in
// headers, so that neither is in an address, a referrer or a log. The draft is kept under an id of its own: it never meets that of
// the whole form, and is removed once the link can no longer be answered.
import {
  AGAIN_PATH,
  ASKED_PATH,
  askedAnswers,
  LINK_HEADER,
  PROOF_HEADER,
  type Proof,
  printProof,
  restrictForm,
} from '../core/asking.ts';
import { type Form, listAttachments } from '../core/index.ts';
import type { Asked, AskedLink, Ports } from '../ports/index.ts';
import { createDrafts } from './createDrafts.ts';
import { createJournal } from './createJournal.ts';
import { createPorts } from './createPorts.ts';
import { deviceStore } from './deviceStore.ts';

export interface LinkAt {
  /** The intake's origin, empty for the page's own. */
  readonly base: string;
  readonly token: string;
}

export type LookedUp =
  | { readonly kind: 'found'; readonly link: AskedLink }
  /** `message` is worded by the service, in the language of the request. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

/** Asks the service about a link, with a proof for what it asks. */
export async function lookUp({ base, token }: LinkAt, language: string, proof?: Proof): Promise<LookedUp> {
  try {
    const headers = { ...headersOf(token, proof), Accept: 'application/json', 'Accept-Language': language };
    const response = await fetch(base + ASKED_PATH, { method: 'POST', headers, cache: 'no-store' });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'found', link: body as AskedLink };
    const { errors } = body as { readonly errors?: readonly { readonly message: string }[] };
    const message = errors?.[0]?.message;
    return message === undefined ? { kind: 'unreachable' } : { kind: 'refused', message };
  } catch {
    // No connection, or a proxy's page instead of an answer.
    return { kind: 'unreachable' };
  }
}

/** The form of a link, under the id by which its draft is kept. */
export function formOfLink(form: Form, { id }: AskedLink, { questions }: Asked): Form {
  return { ...restrictForm(form, questions), id: draftId(form.id, id) };
}

/** The ports of a visit that answers a link; receipts are not kept, the link itself tells that it was answered. */
export function createAgainPorts({ base, token }: LinkAt, proof: Proof, form: Form, asked: Asked): Ports {
  const held = new Set(listAttachments(form, asked.answers).map(({ attachment }) => attachment.id));
  const ports = createPorts(base, {
    post: AGAIN_PATH,
    headers: headersOf(token, proof),
    pick: (answers) => askedAnswers(form, asked.questions, answers),
    held,
  });
  const receipts = { latest: async () => undefined, save: async () => undefined, forget: async () => undefined };
  return { ...ports, receipts };
}

/** Removes the draft of a link that can no longer be answered. */
export function forgetLink({ form, id }: AskedLink): Promise<void> {
  const drafts = createDrafts(
    deviceStore(),
    createJournal(() => window.localStorage),
  );
  return drafts.discard(draftId(form, id), true);
}

const draftId = (form: string, link: string) => `${form}-again-${link}`;

function headersOf(token: string, proof?: Proof): Readonly<Record<string, string>> {
  return { [LINK_HEADER]: token, ...(proof && { [PROOF_HEADER]: printProof(proof) }) };
}
