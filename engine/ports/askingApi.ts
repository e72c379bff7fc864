// The office’s HTTP API, about asking a parent again; see applicationsApi.ts.

/** A question that a parent can be asked again. */
export interface AskableQuestion {
  /** JSON Pointer. */
  readonly pointer: string;
  /** Label of its step. */
  readonly step: string;
  readonly label: string;
  /** The question's, as in {@link ShownAnswer}. */
  readonly name: string;
}

/** A link by which a parent answers some questions again. */
export interface Asking {
  readonly state: 'open' | 'answered' | 'revoked' | 'expired';
  /** ISO 8601 instant at which it was answered, was revoked or expires. */
  readonly at: string;
  readonly askedAt: string;
  readonly expiresAt: string;
  /** JSON Pointers. */
  readonly questions: readonly string[];
  /** Its address; only in the answer to the command that made it, since the service stores its digest. */
  readonly link?: string | undefined;
}

/** An answer of two versions, or of two applications. */
export interface Change {
  readonly label: string;
  readonly here: string;
  readonly there: string;
}
