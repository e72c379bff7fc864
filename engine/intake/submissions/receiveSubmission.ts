// From a request to a stored application. Obligations:
// - it returns a receipt only after the application and its files are on the disk;
// - a submission that is refused leaves no file behind;
// - a submission id is stored once: the same content again gets the same receipt, other content is refused;
// - if the outcome of a commit is unknown, the files stay, and the client retries with the same id.
import { acceptSubmission, type Form, HONEYPOT_NAME, type Receipt } from '../../core/index.ts';
import type { Limits } from '../config/limits.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { MailOrder } from '../storage/mailQueue.ts';
import { type NewApplication, type Store, type StoredSubmission, UnknownOutcome } from '../storage/store.ts';
import { acceptedAttachments, refuseTooLarge, refuseUnknownFiles } from './acceptedFiles.ts';
import { contentDigest } from './contentDigest.ts';
import { displayName } from './displayName.ts';
import { isSuspect } from './isSuspect.ts';
import type { MultipartRequest } from './parseMultipart.ts';
import { readSubmission } from './readSubmission.ts';
import { Refusal } from './refusal.ts';
import { unflatten } from './unflatten.ts';
import { createUploadedFiles } from './uploadedFiles.ts';
import type { Upload } from './uploadLimiter.ts';

export interface Receiving {
  readonly store: Pick<Store, 'find' | 'insert'>;
  readonly attachments: Pick<Attachments, 'receive' | 'persist' | 'discard'>;
  readonly limits: Limits;
  /** Which mails an application gets. */
  readonly mailsAbout?: ((form: Form, application: NewApplication) => MailOrder) | undefined;
}

/** A submission whose headers `checkHead` has accepted. */
export interface Incoming {
  readonly submissionId: string;
  /** Not yet read. */
  readonly request: MultipartRequest;
  /** Bounds what it holds while it is received. */
  readonly upload: Upload;
  /** Called if files of a refused submission could not be deleted; they are deleted at the next start. */
  onLeftover(error: NodeJS.ErrnoException): void;
}

export interface Received {
  readonly receipt: Receipt;
  /** False if this submission was stored before. */
  readonly isNew: boolean;
}

/** Receives one submission of `form`; throws a {@link Refusal} for anything that is not stored. */
export async function receiveSubmission(
  form: Form,
  { submissionId, request, upload, onLeftover }: Incoming,
  { store, attachments, limits, mailsAbout }: Receiving,
): Promise<Received> {
  const files = createUploadedFiles(attachments);
  try {
    const isRepeated = async () => (await store.find(submissionId)) !== undefined;
    const arrived = await readSubmission(request, { form, limits, files, upload, isRepeated });
    const parts = arrived.filter(({ name }) => name !== HONEYPOT_NAME);
    const raw = unflatten(parts);
    refuseTooLarge(parts, () => acceptSubmission(form, raw).errors);
    const digest = contentDigest(form.id, parts);
    const { answers, errors } = acceptSubmission(form, raw);
    if (errors.length > 0) {
      // The form may have changed since this submission was stored. Valid repetitions are found when it is inserted below.
      const first = await store.find(submissionId);
      if (first) return repeat(first, digest);
      refuseUnknownFiles(errors, parts);
      throw new Refusal(
        'invalid-answers',
        errors.map(({ name, message }) => ({ path: name, message })),
      );
    }
    const accepted = acceptedAttachments(form, answers, parts);
    const ids = accepted.map((attachment) => attachment.id);
    await attachments.persist(ids);
    const application = {
      submissionId,
      form: form.id,
      formVersion: form.version,
      language: form.language,
      receivedAt: new Date().toISOString(),
      digest,
      aside: isSuspect(request.headers, arrived, limits.leastElapsed),
      hint: displayName(form, answers),
      answers,
      attachments: accepted,
    };
    const outcome = await store.insert(application, mailsAbout?.(form, application)).catch((error) => {
      if (error instanceof UnknownOutcome) files.release(ids);
      throw error;
    });
    if (!outcome.isNew) return repeat(outcome, digest);
    files.release(ids);
    return { receipt: receipt(outcome), isNew: true };
  } finally {
    // The response does not change if this fails.
    await files.discard().catch(onLeftover);
  }
}

/** The receipt of a submission that was stored before; refuses other content under its id. */
export function repeat(first: StoredSubmission, digest: string): Received {
  if (first.digest === digest) return { receipt: receipt(first), isNew: false };
  throw new Refusal('other-content', undefined, undefined, receipt(first));
}

function receipt({ reference, receivedAt }: StoredSubmission): Receipt {
  return { reference, receivedAt };
}
