import { errorId, type FieldErrorProps } from '@rjsf/utils';

/** The text of a field's error; the control refers to this element by `aria-describedby`. */
export function ErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null;
  return (
    <p className="field-error" id={errorId(fieldPathId)}>
      {errors}
    </p>
  );
}
