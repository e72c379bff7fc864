import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useWizardContext } from './context.ts';
import { createSender, type Sender } from './sender.ts';
import type { DraftInUse } from './useDraft.ts';

/** Submit for this visit. What was left waiting is sent as soon as the draft is back. */
export function useSender({ keeper, status }: DraftInUse, trap: RefObject<HTMLInputElement | null>): () => void {
  const { form, store, ports } = useWizardContext();
  const sender = useRef<Sender>(undefined);
  sender.current ??= createSender(form, store, ports, keeper.flush, () => trap.current?.value ?? '');
  useEffect(() => (status.ready ? sender.current?.start() : undefined), [status.ready]);
  return useCallback(() => void sender.current?.send(), []);
}
