// A link by which a parent answers some questions again: 256 random bits, for one application and one set of questions.
import { ANSWER_PAGE } from '../../core/asking.ts';
import { type Language, SOURCE } from '../../core/index.ts';
import { digestOf, makeToken } from '../accounts/token.ts';
import type { AnswerLink, NewLink } from '../storage/answerStore.ts';

/** Milliseconds for which a link can be answered. */
const LIFETIME = 14 * 24 * 60 * 60_000;

/** Shown once: only the digest of its token is stored. */
export interface MadeLink {
  /** Address of the site's page in the parent's language; the token in its fragment is not sent by browsers. */
  readonly path: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

/** A new link, and what the store gets of it. */
export function makeLink(language: Language, now: Date): { readonly link: MadeLink; readonly stored: NewLink } {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + LIFETIME).toISOString();
  const path = `${language === SOURCE ? '' : `/${language}`}${ANSWER_PAGE}#${token}`;
  return { link: { path, expiresAt }, stored: { token: digestOf(token), expiresAt } };
}

export type LinkState = 'open' | 'answered' | 'revoked' | 'expired';

/** What has become of a link, and the ISO 8601 instant at which it did, or at which an open one expires. */
export function stateOf(
  link: Pick<AnswerLink, 'answered' | 'revokedAt' | 'expiresAt'>,
  now: Date,
): { readonly state: LinkState; readonly at: string } {
  if (link.answered) return { state: 'answered', at: link.answered.at };
  if (link.revokedAt !== undefined) return { state: 'revoked', at: link.revokedAt };
  return { state: link.expiresAt <= now.toISOString() ? 'expired' : 'open', at: link.expiresAt };
}
