import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

/** A text box of one line. */
export function TextField({ label, hint, error, ...props }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...props} {...control} />}
    </Field>
  );
}
