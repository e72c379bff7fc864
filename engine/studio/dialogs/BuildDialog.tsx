// Asks what a change of a form needs to know; the plan dialog shows what it would write.
import { useState } from 'react';
import { type Description, filledIn, type Values } from '../descriptions/description.ts';
import type { FileChange } from '../protocol/actions.ts';
import type { Outline } from '../protocol/outline.ts';
import { Fields } from './Fields.tsx';
import { PlanDialog } from './PlanDialog.tsx';

interface BuildDialogProps {
  readonly title: string;
  readonly form: string;
  readonly outline: Outline;
  readonly description: Description;
  readonly unsaved: readonly string[];
  readonly onWritten: (files: readonly FileChange[]) => Promise<void>;
  readonly onClose: () => void;
}

export function BuildDialog({ outline, description, ...common }: BuildDialogProps) {
  const [touched, setTouched] = useState<Values>({});
  const values = filledIn(description, outline, touched);
  return (
    <PlanDialog {...common} wanted={description.change(outline, values)}>
      <Fields
        fields={description.fields(outline, values)}
        values={values}
        onChange={(name, value) => setTouched((before) => ({ ...before, [name]: value }))}
      />
    </PlanDialog>
  );
}
