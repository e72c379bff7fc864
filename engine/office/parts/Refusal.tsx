import { useEffect, useRef } from 'react';
import type { OfficeRefusal } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';

/** Why a request was refused; takes the focus. Errors of single questions are shown at these. */
export function Refusal({ refusal }: { readonly refusal: OfficeRefusal | undefined }) {
  const { messages } = useOffice();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  const general = refusal.errors.filter(({ path }) => path === undefined).map(({ message }) => message);
  const lines = refusal.code === 'unreachable' ? [messages.unreachable] : general;
  return (
    <div className="refusal" role="alert" tabIndex={-1} ref={box}>
      {(lines.length > 0 ? lines : [messages.checkAnswers]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
