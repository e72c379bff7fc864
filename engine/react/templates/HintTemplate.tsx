import type { DescriptionFieldProps } from '@rjsf/utils';

/** The short help under a label. */
export function HintTemplate({ description, id }: DescriptionFieldProps) {
  if (!description) return null;
  return (
    <p className="field-hint" id={id}>
      {description}
    </p>
  );
}
