// The browser's implementation of the ports: attachments, drafts and receipts on the device, and submission over HTTP (every
// attempt under one id), as a saved document, or both.

import {
  type Answers,
  type Draft,
  type Form,
  HONEYPOT_NAME,
  listAttachments,
  mapDocument,
  type NamedAttachment,
  setIn,
  toPath,
} from '../core/index.ts';
import type { FoundDraft, Outcome, Ports, Visit } from '../ports/index.ts';
import { createAttachmentStore } from './createAttachmentStore.ts';
import { createDrafts } from './createDrafts.ts';
import { createJournal } from './createJournal.ts';
import { createReceipts } from './createReceipts.ts';
import { deviceStore } from './deviceStore.ts';
import { postSubmission } from './postSubmission.ts';
import { randomId } from './randomId.ts';
import { readPreHydrationInput } from './readPreHydrationInput.ts';
import { saveDocument, saveText } from './saveDocument.ts';
import { stepHistory } from './stepHistory.ts';
import { toFormData } from './toFormData.ts';

/** Loaded on demand: few visitors save a draft to a file. */
const loadDraftFile = () => import('./draftFile.ts');

/** A visit by a link that asks again. */
export interface Again {
  /** Path at the intake, in place of the form's. */
  readonly post: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the answers those that are sent. */
  readonly pick: (answers: Answers) => Answers;
  /** Ids of the earlier files, which the service has. */
  readonly held: ReadonlySet<string>;
}

/** Ports for one visit. `base` is the intake's origin, empty for the page's own. */
export function createPorts(base = '', again?: Again): Ports {
  const attachments = createAttachmentStore();
  const drafts = createDrafts(
    deviceStore(),
    createJournal(() => window.localStorage),
  );
  const receipts = createReceipts(deviceStore());
  let id = randomId();
  /** When the form was opened, by `performance.now()`; undefined once a draft is restored, which may be complete at once. */
  let opened: number | undefined = performance.now();
  /** Id of the latest submission that was received. */
  let received: string | undefined;
  const draftOf = (form: Form, visit: Visit): Draft => ({
    form: form.id,
    version: form.version,
    ...visit,
    savedAt: new Date().toISOString(),
    submissionId: id,
  });
  /** Removes answers whose file is missing or of another size, so that the question is asked again, and lists them. */
  const withFilesAtHand = (form: Form, draft: Draft): FoundDraft => {
    const lostFiles: NamedAttachment[] = [];
    const answers = listAttachments(form, draft.answers).reduce<Answers>((given, named) => {
      const { id: fileId, size } = named.attachment;
      const file = attachments.get(fileId);
      if (again?.held.has(fileId)) return given;
      const isWhole = file?.size === size;
      if (!isWhole) lostFiles.push(named);
      const answer = isWhole ? { id: fileId, name: file.name, type: file.type, size } : undefined;
      return setIn(given, toPath(named.name), answer);
    }, draft.answers);
    return { draft: { ...draft, answers }, lostFiles };
  };
  const filesOf = (form: Form, { answers }: Visit) => {
    const named = listAttachments(form, answers).map(({ attachment }) => [
      attachment.id,
      attachments.get(attachment.id),
    ]);
    return new Map(named.filter((pair): pair is [string, File] => pair[1] !== undefined));
  };
  return {
    attachments,
    drafts: {
      preHydrationInput: () => readPreHydrationInput(document),
      accepts: drafts.accepts,
      async load(form) {
        const stored = await drafts.load(form.id);
        // Preloaded for use without a connection; after a failure it is requested again when it is needed.
        loadDraftFile().catch(() => undefined);
        if (!stored) return undefined;
        id = stored.draft.submissionId;
        opened = undefined;
        for (const [fileId, file] of stored.files) attachments.restore(fileId, file);
        return withFilesAtHand(form, stored.draft);
      },
      writeJournal: (form, visit) => drafts.writeJournal(draftOf(form, visit)),
      save: (form, visit, overwrite) => drafts.save(draftOf(form, visit), filesOf(form, visit), overwrite),
      async saveFile(form, visit) {
        const { writeDraftFile } = await loadDraftFile();
        saveText(`${form.id}-unfinished.json`, await writeDraftFile(draftOf(form, visit), filesOf(form, visit)));
      },
      async readFile(form, file) {
        const { readDraftFile } = await loadDraftFile();
        const read = await readDraftFile(file, form.id);
        // A submission that was already attempted keeps its id, so that the intake recognises a repeat from another device.
        if (read?.draft.waiting) id = read.draft.submissionId;
        if (read) opened = undefined;
        for (const [fileId, attached] of read?.files ?? []) attachments.restore(fileId, attached);
        return read && withFilesAtHand(form, read.draft);
      },
      begin() {
        id = randomId();
      },
      discard: (form, overwrite) => drafts.discard(form.id, overwrite, received),
    },
    receipts: {
      latest: (form) => receipts.latest(form.id),
      save: (form, receipt) => receipts.save(form.id, receipt),
      forget: (form) => receipts.forget(form.id),
    },
    steps: stepHistory,
    onConnection(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    async submit(form, answers, onProgress, honeypot) {
      const { post, download, document } = form.submit;
      let outcome: Outcome = { kind: 'received' };
      if (post) {
        const body = toFormData(again ? again.pick(answers) : answers, attachments.get, again?.held);
        if (honeypot) body.append(HONEYPOT_NAME, honeypot);
        const elapsed = opened && performance.now() - opened;
        outcome = await postSubmission({
          url: base + (again?.post ?? post),
          body,
          headers: again?.headers,
          language: form.language,
          id,
          elapsed,
          onProgress,
        });
      }
      if (outcome.kind === 'failed') return outcome;
      try {
        if (download) saveDocument(download, document ? mapDocument(document, answers) : answers);
      } catch {
        // The visitor is told; the same submission can be tried again under the same id.
        return { kind: 'failed', failure: { reason: 'not-saved', errors: [] } };
      }
      received = id;
      id = randomId();
      return outcome;
    },
  };
}
