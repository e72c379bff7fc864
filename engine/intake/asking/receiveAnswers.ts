// From a request to a new version of an application. Obligations, besides those of submissions/receiveSubmission.ts:
// - only what the link asks can change; the rest is taken from the version before, and all of it is validated together;
// - a link makes one version; the same request again gets the same receipt;
// - files of the version before that an answer still names stay, and are files of both.
import { acceptAgain, type Proof } from '../../core/asking.ts';
import {
  type Answers,
  type Attachment,
  type Form,
  formatPointer,
  HONEYPOT_NAME,
  listAttachments,
  type Path,
  questionAtPointer,
} from '../../core/index.ts';
import type { AnswersMailed } from '../storage/answerStore.ts';
import type { Attachments } from '../storage/attachments.ts';
import { type StoredSubmission, UnknownOutcome } from '../storage/store.ts';
import { acceptedAttachments, refuseTooLarge, refuseUnknownFiles } from '../submissions/acceptedFiles.ts';
import { contentDigest } from '../submissions/contentDigest.ts';
import { displayName } from '../submissions/displayName.ts';
import { type Part, readSubmission } from '../submissions/readSubmission.ts';
import { type Incoming, type Received, repeat } from '../submissions/receiveSubmission.ts';
import { Refusal } from '../submissions/refusal.ts';
import { unflatten } from '../submissions/unflatten.ts';
import { createUploadedFiles } from '../submissions/uploadedFiles.ts';
import { stateOf } from './link.ts';
import { type Asking, type FoundLink, openLink } from './openLink.ts';

export interface AskingWithFiles extends Asking {
  readonly attachments: Pick<Attachments, 'receive' | 'persist' | 'discard'>;
  /** Without it never. */
  readonly answersMailed?: AnswersMailed | undefined;
}

export interface IncomingAnswers extends Incoming {
  readonly link: FoundLink;
  readonly proof: Proof;
  readonly sender: string;
}

/** Receives the answers to a link; `form` is its form in the parent's language. Throws a {@link Refusal} for anything that is not stored. */
export async function receiveAnswers(
  form: Form,
  { submissionId, request, upload, onLeftover, link, proof, sender }: IncomingAnswers,
  asking: AskingWithFiles,
): Promise<Received> {
  const { store, attachments, limits, now, answersMailed } = asking;
  const application = await openLink(asking, link, proof, sender);
  const first = answeredBy(link, submissionId);
  if (!first) refuseClosed(link, now());
  const files = createUploadedFiles(attachments);
  try {
    const isRepeated = async () => first !== undefined;
    const arrived = await readSubmission(request, { form, limits, files, upload, isRepeated });
    const parts = arrived.filter(({ name }) => name !== HONEYPOT_NAME);
    const digest = contentDigest(form.id, parts);
    if (first) return repeat(first, digest);
    const stored = application.answers;
    const given = unflatten(withStoredFiles(form, stored, parts));
    const { answers, errors, conflicts } = acceptAgain(form, link.questions, stored, given);
    refuseTooLarge(parts, () => errors);
    refuseUnknownFiles(errors, parts);
    if (errors.length > 0)
      throw new Refusal(
        'invalid-answers',
        errors.map(({ name, message }) => ({ path: name, message })),
      );
    if (conflicts.length > 0) throw new Refusal('answers-conflict');
    const kept = new Set(application.attachments.map(({ id }) => id));
    const added = acceptedAttachments(form, answers, parts, kept);
    const ids = added.map(({ id }) => id);
    await attachments.persist(ids);
    const named = new Set(listAttachments(form, answers).map(({ attachment }) => attachment.id));
    const answeredAt = now().toISOString();
    const version = {
      submissionId,
      digest,
      formVersion: form.version,
      language: form.language,
      answeredAt,
      hint: displayName(form, answers),
      answers,
      attachments: added,
      kept: [...kept].filter((id) => named.has(id)),
    };
    const event = await store.answer(link.token, version, answersMailed).catch((error) => {
      if (error instanceof UnknownOutcome) files.release(ids);
      throw error;
    });
    if (!event) return await missed(asking, link, submissionId, digest);
    files.release(ids);
    return { receipt: { reference: application.reference, receivedAt: answeredAt }, isNew: true };
  } finally {
    // The response does not change if this fails.
    await files.discard().catch(onLeftover);
  }
}

/** What the link was answered with, if it was by this submission. */
function answeredBy({ answered, reference }: Pick<FoundLink, 'answered' | 'reference'>, submissionId: string) {
  if (answered?.submissionId !== submissionId) return undefined;
  return { reference, receivedAt: answered.at, digest: answered.digest } satisfies StoredSubmission;
}

function refuseClosed(link: Pick<FoundLink, 'answered' | 'revokedAt' | 'expiresAt'>, now: Date): void {
  const { state } = stateOf(link, now);
  if (state !== 'open') throw new Refusal(`link-${state}`);
}

/** Something came between: the same request at another service, another answer, a revocation, or a deletion. */
async function missed(
  { store, now }: Asking,
  link: FoundLink,
  submissionId: string,
  digest: string,
): Promise<Received> {
  const found = await store.findLink(link.token);
  const first = found && answeredBy(found, submissionId);
  if (first) return repeat(first, digest);
  if (found) refuseClosed(found, now());
  throw new Refusal('no-link');
}

/** A file that stays is sent as its id. */
function withStoredFiles(
  form: Form,
  stored: Answers,
  parts: readonly Part[],
): readonly { path: Path; answer: unknown }[] {
  const files = new Map<string, Attachment>(
    listAttachments(form, stored).map(({ attachment }) => [attachment.id, attachment]),
  );
  return parts.map(({ path, answer }) => {
    const isFile = questionAtPointer(form.steps, formatPointer(path))?.format === 'attachment';
    const file = isFile && typeof answer === 'string' ? files.get(answer) : undefined;
    return { path, answer: file ?? answer };
  });
}
