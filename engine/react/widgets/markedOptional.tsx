import type { ReactNode } from 'react';
import { useMessages } from '../state/context.ts';

/** A question's label, with "(optional)" behind it where no answer is required. */
export function markedOptional(label: ReactNode, required: boolean | undefined): ReactNode {
  return required ? (
    label
  ) : (
    <>
      {label}
      <Optional />
    </>
  );
}

function Optional() {
  return <span className="field-optional"> {useMessages().optional}</span>;
}
