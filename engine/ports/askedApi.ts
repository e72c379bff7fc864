// The HTTP API of links that ask a parent again. The page has the link's token in its fragment, which browsers do not send; every
// request carries it in LINK_HEADER (of core), so that no address and no log has it. PROOF_HEADER carries what the parent typed to
// show who she is; without it no answer is told. Both routes are POSTs, and no response may be stored.
import type { Answers } from '../core/index.ts';

/** `POST /asked`. A link that never was, or whose application was deleted, is refused with 404. */
export interface AskedLink {
  /** Names the link on the device of the parent, e.g. for her draft; the link cannot be made from it. */
  readonly id: string;
  /** Id of the form. */
  readonly form: string;
  /** Title of the question whose answer opens it, a day. */
  readonly day: string;
  readonly state: 'open' | 'answered' | 'revoked' | 'expired';
  /** ISO 8601 instant at which the link was answered, was revoked or expires. */
  readonly at: string;
  /** With a proof, of an open link. */
  readonly asked?: Asked | undefined;
}

/** A wrong proof is refused with 403, too many of them with 429. */
export interface Asked {
  readonly reference: string;
  /** JSON Pointers, see core's `restrictForm`. */
  readonly questions: readonly string[];
  /** The office's words. */
  readonly message?: string | undefined;
  /** The earlier answers that the page needs, see core's `answersFor`. A file is sent back as its id where it stays. */
  readonly answers: Answers;
}
