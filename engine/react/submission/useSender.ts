import { type RefObject, useEffect, useState } from 'react';
import type { DraftInUse } from '../drafts/useDraft.ts';
import { useWizardContext } from '../state/context.ts';
import { createSender, type Sender } from './sender.ts';

/** The sender of this visit; it starts once the draft is loaded. */
export function useSender({ saver, status }: DraftInUse, honeypot: RefObject<HTMLInputElement | null>): Sender {
  const { form, store, ports } = useWizardContext();
  const [sender] = useState(() => createSender(form, store, ports, saver.flush, () => honeypot.current?.value ?? ''));
  useEffect(() => (status.ready ? sender.start() : undefined), [sender, status.ready]);
  return sender;
}
