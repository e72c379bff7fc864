// What stands around a control: label or legend, description, control, help, error. The markup says what is required, what is wrong
// and which words belong to which control; the widget points back by id.
import { isGroupSchema } from '../../core/index.ts';
import { useReady, useWords } from '../context.ts';
import { SameAs } from '../parts/SameAs.tsx';
import { ScriptHint } from '../parts/ScriptHint.tsx';
import { takesEarly } from '../rjsf/drawnBy.ts';
import type { FieldTemplateProps } from '../rjsf/props.ts';
import { isGrouped } from '../widgetFor.ts';

export function FieldTemplate(props: FieldTemplateProps) {
  const words = useWords();
  const { id, label, required, rawErrors, description, help, errors, children, schema, uiSchema: ui = {} } = props;
  const { name = id, path } = props.fieldPathId;
  const waits = !useReady() && !takesEarly(schema, ui, props.registry);
  if (isGroupSchema(schema)) return children;
  if (props.hidden) return <div hidden>{children}</div>;
  const source = ui['ui:same-as'];
  const take = (answer: unknown) => {
    props.onChange(answer, path);
    // The button is gone once the answer is taken.
    document.getElementById(id)?.focus();
  };
  const content = (
    <>
      {description}
      {children}
      <ScriptHint ui={ui} name={name} />
      {source !== undefined && <SameAs source={source} name={name} onTake={take} />}
      {help}
      {errors}
    </>
  );
  const field = {
    className: 'field',
    'data-invalid': rawErrors && rawErrors.length > 0 ? '' : undefined,
    inert: waits,
  };
  // A box to tick carries its label itself, beside it; the entries of a list have their own.
  if (ui['ui:widget'] === 'checkbox' || (schema.items && isGroupSchema(schema.items))) {
    return <div {...field}>{content}</div>;
  }
  const text = (
    <>
      {label}
      {!required && <span className="field-optional"> {words.optional}</span>}
    </>
  );
  if (isGrouped(ui)) {
    return (
      <fieldset {...field}>
        <legend className="field-label">{text}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div {...field}>
      <label className="field-label" htmlFor={id}>
        {text}
      </label>
      {content}
    </div>
  );
}
