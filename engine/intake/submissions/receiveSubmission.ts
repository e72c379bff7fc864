// From a request to a kept application. Obligations:
// - nothing is answered 200 or 201 before the application and its files are on the disk;
// - whatever is refused leaves no file behind;
// - a submission id is kept once: the same content again gets the same receipt, other content is refused;
// - where the outcome of a commit is unknown, the files stay, and the client tries again with the same id.
import type { FastifyRequest } from 'fastify';
import {
  type Answers,
  acceptSubmission,
  type FieldError,
  type Form,
  HONEYPOT_NAME,
  listAttachments,
  type Receipt,
} from '../../core/index.ts';
import type { Limits } from '../config/limits.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { MailOrder } from '../storage/mailQueue.ts';
import { type Kept, type KeptAttachment, type NewApplication, type Store, UnknownOutcome } from '../storage/store.ts';
import { submissionId } from './checkHead.ts';
import { contentDigest } from './contentDigest.ts';
import { displayName } from './displayName.ts';
import { isSuspect } from './isSuspect.ts';
import { type Part, readSubmission } from './readSubmission.ts';
import { Refusal } from './refusal.ts';
import { unflatten } from './unflatten.ts';
import type { Upload } from './uploadLimiter.ts';

export interface Receiving {
  readonly store: Store;
  readonly attachments: Attachments;
  readonly limits: Limits;
  /** Which mails an application gets. */
  readonly mailsAbout?: ((form: Form, application: NewApplication) => MailOrder) | undefined;
}

export interface Received {
  readonly receipt: Receipt;
  /** False if this submission was kept before. */
  readonly isNew: boolean;
}

/** Receives one submission of `form`; throws a {@link Refusal} for anything that is not kept. */
export async function receiveSubmission(
  form: Form,
  request: FastifyRequest,
  upload: Upload,
  to: Receiving,
): Promise<Received> {
  const { store, attachments, limits } = to;
  const id = submissionId(request.headers);
  const unkept = new Set<string>();
  try {
    const isRepeated = async () => (await store.find(id)) !== undefined;
    const arrived = await readSubmission(request.raw, { form, limits, attachments, upload, isRepeated }, unkept);
    const parts = arrived.filter(({ name }) => name !== HONEYPOT_NAME);
    const raw = unflatten(parts);
    refuseTooLarge(form, raw, parts);
    const digest = contentDigest(form.id, parts);
    const { answers, errors } = acceptSubmission(form, raw);
    if (errors.length > 0) {
      // The form may have changed since this submission was kept. In all other cases keeping it again tells the same.
      const first = await store.find(id);
      if (first) return repeat(first, digest);
      refuseUnknownFiles(errors, parts);
      throw new Refusal(
        'invalid-answers',
        errors.map(({ name, message }) => ({ path: name, message })),
      );
    }
    const kept = keptAttachments(form, answers, parts);
    const ids = kept.map((attachment) => attachment.id);
    await attachments.keep(ids);
    const application = {
      submissionId: id,
      form: form.id,
      formVersion: form.version,
      language: form.language,
      receivedAt: new Date().toISOString(),
      digest,
      aside: isSuspect(request.headers, arrived, limits.leastElapsed),
      hint: displayName(form, answers),
      answers,
      attachments: kept,
    };
    const outcome = await store.keep(application, to.mailsAbout?.(form, application)).catch((error) => {
      if (error instanceof UnknownOutcome) for (const id of ids) unkept.delete(id);
      throw error;
    });
    if (!outcome.isNew) return repeat(outcome, digest);
    for (const id of ids) unkept.delete(id);
    return { receipt: receipt(outcome), isNew: true };
  } finally {
    // A leftover harms nobody and is swept at the next start; the answer stands either way.
    await attachments.discard(unkept).catch((error) => request.log.error({ code: error.code }, 'leftover not removed'));
  }
}

/** A file that is too large is refused in the form's own words for it, where the answers at hand ask for that file. */
function refuseTooLarge(form: Form, raw: Answers, parts: readonly Part[]): void {
  const large = parts.filter(({ isTooLarge }) => isTooLarge).map(({ name }) => name);
  if (large.length === 0) return;
  const { errors } = acceptSubmission(form, raw);
  const worded = errors.filter(({ name, keyword }) => large.includes(name) && keyword !== 'additionalProperties');
  throw new Refusal(
    'file-too-large',
    worded.length > 0 ? worded.map(({ name, message }) => ({ path: name, message })) : large[0],
  );
}

/** No page of ours sends a file that no question takes. */
function refuseUnknownFiles(errors: readonly FieldError[], parts: readonly Part[]): void {
  const files = new Set(parts.filter(({ answer }) => typeof answer === 'object').map(({ name }) => name));
  const unknown = errors.find(({ name, keyword }) => keyword === 'additionalProperties' && files.has(name));
  if (unknown) throw new Refusal('unknown-file', unknown.name);
}

/** The files that the settled answers name. Texts can spell a descriptor too; only one that we made counts. */
function keptAttachments(form: Form, answers: Answers, parts: readonly Part[]): KeptAttachment[] {
  return listAttachments(form, answers).map(({ name, attachment }) => {
    const { answer, sha256 } = parts.find((part) => part.name === name) ?? {};
    if (typeof answer !== 'object' || sha256 === undefined || answer.id !== attachment.id) {
      throw new Refusal('file-missing', name);
    }
    const { id, name: fileName, type, size } = answer;
    return { id, name, fileName, type, size, sha256 };
  });
}

function repeat(first: Kept, digest: string): Received {
  if (first.digest === digest) return { receipt: receipt(first), isNew: false };
  throw new Refusal('other-content', undefined, undefined, receipt(first));
}

function receipt({ reference, receivedAt }: Kept): Receipt {
  return { reference, receivedAt };
}
