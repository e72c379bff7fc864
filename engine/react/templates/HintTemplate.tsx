import type { DescriptionFieldProps } from '@rjsf/utils';

/** RJSF's DescriptionFieldTemplate: a line between label and control. */
export function HintTemplate({ description, id }: DescriptionFieldProps) {
  if (!description) return null;
  return (
    <p className="field-hint" id={id}>
      {description}
    </p>
  );
}
