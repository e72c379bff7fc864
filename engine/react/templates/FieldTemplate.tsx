// Label or legend, description, control, help and error. The widget refers to them by id (`describedBy`).
import { isGroupSchema, isList } from '../../core/index.ts';
import type { FieldTemplateProps } from '../rjsf/props.ts';
import { useReady } from '../state/context.ts';
import { markedOptional } from '../widgets/markedOptional.tsx';
import { isGrouped } from '../widgets/widgetFor.ts';
import { acceptsPreHydrationInput } from '../widgets/widgetTraits.ts';
import { CopyAnswer } from './CopyAnswer.tsx';
import { ScriptHint } from './ScriptHint.tsx';

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required, rawErrors = [], children, schema, uiSchema: ui = {} } = props;
  const { name = id, path } = props.fieldPathId;
  const waits = !useReady() && !acceptsPreHydrationInput(schema, ui, props.registry);
  if (isGroupSchema(schema)) return children;
  if (props.hidden) return <div hidden>{children}</div>;
  const invalid = rawErrors.length > 0;
  // Nobody can leave an answer blank that nobody types.
  const isGiven = props.disabled || props.readonly;
  const { 'ui:same-as': source, 'ui:script': script } = ui;
  const take = (answer: unknown) => {
    props.onChange(answer, path);
    // The button disappears once the answer is copied.
    document.getElementById(id)?.focus();
  };
  const grouped = isGrouped(ui);
  const Field = grouped ? 'fieldset' : 'div';
  // A legend is typed as the label that it stands for: it has no `htmlFor`.
  const Label = (grouped ? 'legend' : 'label') as 'label';
  return (
    <Field className="field" data-invalid={invalid ? '' : undefined} inert={waits}>
      {/* A checkbox renders its own label, the entries of a list their own headings. */}
      {ui['ui:widget'] !== 'checkbox' && !isList(schema) && (
        <Label className={props.displayLabel ? 'field-label' : 'visually-hidden'} htmlFor={grouped ? undefined : id}>
          {markedOptional(label, required || isGiven)}
        </Label>
      )}
      {props.rawDescription && props.description}
      {children}
      {script && <ScriptHint script={script} name={name} />}
      {source !== undefined && <CopyAnswer source={source} name={name} onTake={take} />}
      {props.rawHelp && props.help}
      {invalid && props.errors}
    </Field>
  );
}
