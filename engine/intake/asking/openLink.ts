// Opens a link that asks again. Nothing of the application is told before the proof: its reference, and the day that office.json
// names. A wrong reference and a wrong day get the same answer; how often one may guess is bounded by link and by sender.
import { timingSafeEqual } from 'node:crypto';
import { answersFor, type Proof, restrictForm } from '../../core/asking.ts';
import {
  answerAt,
  type Form,
  foldDigits,
  type Language,
  type Office,
  parseDate,
  questionAtPointer,
  SOURCE,
} from '../../core/index.ts';
import type { Asked, AskedLink } from '../../ports/index.ts';
import { attempt, keyOf } from '../accounts/attempts.ts';
import { digestOf, digestOfGiven } from '../accounts/token.ts';
import type { Limits } from '../config/limits.ts';
import type { AccountStore } from '../storage/accountStore.ts';
import type { AnswerLink } from '../storage/answerStore.ts';
import { readReference } from '../storage/reference.ts';
import type { Application, Store } from '../storage/store.ts';
import { Refusal } from '../submissions/refusal.ts';
import { stateOf } from './link.ts';

export interface Asking {
  readonly store: Pick<Store, 'findLink' | 'show' | 'answer'>;
  /** Counts attempts. */
  readonly accounts: Pick<AccountStore, 'takeAttempt' | 'returnAttempt'>;
  readonly forms: readonly Form[];
  readonly offices?: Readonly<Partial<Record<Language, readonly Office[]>>> | undefined;
  readonly limits: Limits;
  readonly now: () => Date;
}

export interface FoundLink extends AnswerLink {
  /** Digest of its token. */
  readonly token: string;
  readonly definition: Form;
  /** JSON Pointer of the day that opens it. */
  readonly proof: string;
}

/** The link with a token; throws a {@link Refusal} if there is none. */
export async function findLink({ store, forms, offices }: Asking, given: string | undefined): Promise<FoundLink> {
  const token = digestOfGiven(given);
  const link = token === undefined ? undefined : await store.findLink(token);
  const definition = forms.find(({ id }) => id === link?.form);
  const proof = offices?.[SOURCE]?.find(({ form }) => form === link?.form)?.proof;
  if (!link || token === undefined || !definition || proof === undefined) throw new Refusal('no-link');
  return { ...link, token, definition, proof };
}

/**
 * The link as the page shows it; with a proof, what it asks. Throws a {@link Refusal} if the proof is wrong.
 * @param translated the link's form in the parent's language
 */
export async function describeLink(
  asking: Asking,
  link: FoundLink,
  translated: Form,
  proof: Proof | undefined,
  sender: string,
): Promise<AskedLink> {
  const { token, form, definition, questions, message } = link;
  const { title: day = '' } = questionAtPointer(translated.steps, link.proof) ?? {};
  const described = { id: digestOf(token).slice(0, 16), form, day, ...stateOf(link, asking.now()) };
  if (described.state !== 'open' || !proof) return described;
  const { reference, answers } = await openLink(asking, link, proof, sender);
  // None is visible any more by a later version of the form: there is nothing to answer.
  if (restrictForm(definition, questions).steps.length === 0) throw new Refusal('link-revoked');
  const asked: Asked = { reference, questions, message, answers: answersFor(definition, questions, answers) };
  return { ...described, asked };
}

/** The application of a link; throws a {@link Refusal} if the proof is wrong, or there were too many wrong ones. */
export async function openLink(asking: Asking, link: FoundLink, proof: Proof, sender: string): Promise<Application> {
  const { limits, now, accounts: store } = asking;
  const buckets = [
    { key: keyOf('proof', link.token), burst: limits.proofs.perLink, interval: limits.proofPause },
    { key: keyOf('proofs of', sender), burst: limits.proofs.perSender, interval: limits.senderPause },
  ];
  return attempt({ store, now, limits }, buckets, () => prove(asking, link, proof), 'too-many-proofs');
}

async function prove({ store }: Asking, { reference, proof }: FoundLink, given: Proof): Promise<Application> {
  const application = await store.show(reference);
  const day = application && answerAt(application.answers, proof);
  const expected = digestOf(`${reference}\n${day}`);
  const typed = digestOf(`${readReference(foldDigits(given.reference))}\n${parseDate(given.day)}`);
  // Digests have one length, and are compared in the same time wherever they differ.
  const isRight = timingSafeEqual(Buffer.from(expected), Buffer.from(typed));
  if (!application || day === undefined || !isRight) throw new Refusal('wrong-proof');
  return application;
}
