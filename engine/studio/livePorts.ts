// Ports of the form in a studio frame: they store and send nothing, leave the history alone, and report answers to the studio.
import type { Ports } from '../ports/index.ts';
import type { Told } from './liveMessages.ts';

const nothing = () => undefined;
const REFERENCE = 'STUDIO';

/** Ports for one visit, which go by what `tell` is told. */
export function livePorts(tell: (told: Told) => void): Ports {
  let files = 0;
  return {
    async submit(form) {
      if (!form.submit.post) return { kind: 'received' };
      return { kind: 'received', receipt: { reference: REFERENCE, receivedAt: new Date().toISOString() } };
    },
    attachments: {
      async keep({ name, type, size }) {
        files++;
        return { id: `file-${files}`, name, type, size };
      },
    },
    drafts: {
      early: () => [],
      accepts: async () => true,
      load: async () => undefined,
      note: (_, { answers, step }) => tell({ kind: 'visit', answers, step }),
      keep: async () => ({ kind: 'kept', savedAt: new Date().toISOString(), unkept: [] }),
      async discard(_, overwrite) {
        // The visitor starts again; after a submission, the answers stay to be looked at.
        if (overwrite) tell({ kind: 'visit', answers: {}, step: 0 });
      },
      begin: nothing,
      saveFile: async () => undefined,
      readFile: async () => undefined,
    },
    receipts: { latest: async () => undefined, keep: async () => undefined, forget: async () => undefined },
    steps: { show: nothing, onReturn: () => nothing },
    onConnection: () => nothing,
  };
}
