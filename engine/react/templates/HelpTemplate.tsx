import { type FieldHelpProps, helpId } from '@rjsf/utils';

/** `ui:help`: a line below the control. */
export function HelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  if (!help) return null;
  return (
    <p className="field-hint" id={helpId(fieldPathId)}>
      {help}
    </p>
  );
}
