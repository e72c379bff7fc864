// The real wizard, with the site's real styles, in a page of its own; the world behind it is made of plain functions.
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createAttachmentStore } from '../../../engine/browser/createAttachmentStore.ts';
import { listAttachments } from '../../../engine/core/answers/listAttachments.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { loadWizardMessages } from '../../../engine/languages/wizard.ts';
import type { Outcome, Ports } from '../../../engine/ports/ports.ts';
import { Wizard } from '../../../engine/react/Wizard.tsx';
import { goOn } from './keys.ts';
import '../../../site/styles/index.css';
import '../../../site/styles/forms.css';

export interface Visit {
  readonly answers?: Answers;
  readonly step?: number;
  /** What comes of a submission; without it there is no connection. */
  readonly submit?: () => Promise<Outcome>;
  /** Where files go; the real store without it. */
  readonly attachments?: Ports['attachments'];
  /** Whether the device saves what is typed; `answers`: but no file. */
  readonly saves?: boolean | 'answers';
  /** The browser's history of steps; none without it. */
  readonly steps?: Ports['steps'];
  /** Widgets, templates, fields and sentences in place of ours. */
  readonly parts?: Omit<ComponentProps<typeof Wizard>, 'form' | 'messages' | 'ports' | 'titled' | 'initial'>;
  /** What of the device's drafts is not as `saves` says. */
  readonly drafts?: Partial<Ports['drafts']>;
}

export interface Mounted {
  /** The answers of every submission so far. */
  readonly sent: readonly Answers[];
  /** What stood in the question that nobody sees, at every submission. */
  readonly honeypots: readonly string[];
  /** Activates Submit and returns the answers as they left the page; undefined if they did not. */
  submitted(): Promise<Answers | undefined>;
}

/** What stands on the page. */
let root: Root | undefined;

/** Draws `form` in place of what stood there, as a visitor finds it; with answers, as one who comes back finds it. */
export async function mountWizard(form: Form, visit: Visit = {}): Promise<Mounted> {
  const {
    answers,
    step,
    submit = noConnection,
    attachments = createAttachmentStore(),
    saves = false,
    steps = noHistory,
    drafts,
    parts = {},
  } = visit;
  const sent: Answers[] = [];
  const honeypots: string[] = [];
  const ports: Ports = {
    attachments,
    drafts: {
      ...noDrafts,
      accepts: async () => saves !== false,
      async save(_form, visit) {
        if (!saves) return { kind: 'refused' };
        const ids = listAttachments(form, visit.answers).map(({ attachment }) => attachment.id);
        return { kind: 'saved', savedAt: new Date().toISOString(), notStored: saves === 'answers' ? ids : [] };
      },
      ...drafts,
    },
    receipts: { latest: async () => undefined, save: async () => undefined, forget: async () => undefined },
    steps,
    onConnection: () => () => undefined,
    submit(_, finished, _onProgress, honeypot) {
      sent.push(finished);
      honeypots.push(honeypot);
      return submit();
    },
  };
  const titled = (title: string) => `${title} - The Site`;
  const messages = await loadWizardMessages(form.language);
  root?.unmount();
  document.body.replaceChildren();
  const drawn = createRoot(document.body.appendChild(document.createElement('div')));
  root = drawn;
  flushSync(() =>
    drawn.render(
      <Wizard
        form={form}
        messages={messages}
        ports={ports}
        titled={titled}
        initial={startWizard(form, answers, step)}
        {...parts}
      />,
    ),
  );
  // What the device has kept has been looked for by then.
  await new Promise((resolve) => setTimeout(resolve));
  return {
    sent,
    honeypots,
    async submitted() {
      const before = sent.length;
      await goOn();
      return sent[before];
    },
  };
}

const noDrafts: Omit<Ports['drafts'], 'accepts' | 'save'> = {
  preHydrationInput: () => [],
  load: async () => undefined,
  writeJournal: () => undefined,
  discard: async () => undefined,
  begin: () => undefined,
  saveFile: async () => undefined,
  readFile: async () => undefined,
};

const noHistory: Ports['steps'] = { show: () => undefined, onReturn: () => () => undefined };

const noConnection = async (): Promise<Outcome> => ({ kind: 'failed', failure: { reason: 'unreachable', errors: [] } });
