import { type RefObject, useEffect, useState } from 'react';
import { useWizardContext } from './context.ts';
import { createSender, type Sender } from './sender.ts';
import type { DraftInUse } from './useDraft.ts';

/** The sender of this visit. What was left waiting is sent as soon as the draft is back. */
export function useSender({ keeper, status }: DraftInUse, trap: RefObject<HTMLInputElement | null>): Sender {
  const { form, store, ports } = useWizardContext();
  const [sender] = useState(() => createSender(form, store, ports, keeper.flush, () => trap.current?.value ?? ''));
  useEffect(() => (status.ready ? sender.start() : undefined), [sender, status.ready]);
  return sender;
}
