import { errorId, type FieldErrorProps } from '@rjsf/utils';

/** The words of a field's error; the control names this element in `aria-describedby`. */
export function ErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={errorId(fieldPathId)}>
      {errors}
    </p>
  );
}
