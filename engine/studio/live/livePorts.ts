// Ports of the form in a frame: they store and send nothing, leave the history as it is, and post answers to the studio.
import type { Ports } from '../../ports/index.ts';
import type { FrameMessage } from '../protocol/frameMessages.ts';

const noop = () => undefined;
const REFERENCE = 'STUDIO';

/** Ports of one visit; `post` sends a message to the studio. */
export function livePorts(post: (message: FrameMessage) => void): Ports {
  let files = 0;
  return {
    async submit(form) {
      if (!form.submit.post) return { kind: 'received' };
      return { kind: 'received', receipt: { reference: REFERENCE, receivedAt: new Date().toISOString() } };
    },
    attachments: {
      async add({ name, type, size }) {
        files++;
        return { id: `file-${files}`, name, type, size };
      },
    },
    drafts: {
      preHydrationInput: () => [],
      accepts: async () => true,
      load: async () => undefined,
      writeJournal: (_, { answers, step }) => post({ kind: 'visit', answers, step }),
      save: async () => ({ kind: 'saved', savedAt: new Date().toISOString(), notStored: [] }),
      async discard(_, overwrite) {
        // True when the visitor starts again. After a submission it is not: the studio goes on showing the answers.
        if (overwrite) post({ kind: 'visit', answers: {}, step: 0 });
      },
      begin: noop,
      saveFile: async () => undefined,
      readFile: async () => undefined,
    },
    receipts: { latest: async () => undefined, save: async () => undefined, forget: async () => undefined },
    steps: { show: noop, onReturn: () => noop },
    onConnection: () => noop,
  };
}
