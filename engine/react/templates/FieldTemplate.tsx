// What stands around a control: label or legend, hint, control, error. The markup says what is required, what is wrong
// and which words belong to which control; the widget points back by id.
import type { FieldTemplateProps } from '@rjsf/utils';
import { isGroupSchema, type Schema, type UiSchema } from '../../core/index.ts';
import { useReady, useWords } from '../context.ts';
import { SameAs } from '../parts/SameAs.tsx';
import { ScriptHint } from '../parts/ScriptHint.tsx';
import { isGrouped, takesEarly } from '../widgetFor.ts';

type Take = (answer: unknown) => void;

export function FieldTemplate(props: FieldTemplateProps) {
  const words = useWords();
  const { id, label, required, rawErrors, description, errors, children } = props;
  const { name = id } = props.fieldPathId;
  const schema = props.schema as Schema;
  const ui = props.uiSchema as UiSchema;
  const waits = !useReady() && !takesEarly(schema, ui);
  if (isGroupSchema(schema)) return children;
  const source = ui['ui:same-as'];
  const take = (answer: unknown) => {
    (props.onChange as Take)(answer);
    // The button is gone once the answer is taken.
    document.getElementById(id)?.focus();
  };
  const content = (
    <>
      {description}
      {children}
      <ScriptHint ui={ui} name={name} />
      {typeof source === 'string' && <SameAs source={source} name={name} onTake={take} />}
      {errors}
    </>
  );
  const invalid = rawErrors && rawErrors.length > 0 ? '' : undefined;
  const text = (
    <>
      {label}
      {!required && <span className="field-optional"> {words.optional}</span>}
    </>
  );
  if (schema.items && isGroupSchema(schema.items)) {
    return (
      <div className="field" data-invalid={invalid} inert={waits}>
        {content}
      </div>
    );
  }
  // A box to tick carries its label itself, beside it.
  if (schema.type === 'boolean') {
    return (
      <div className="field" data-invalid={invalid} inert={waits}>
        {content}
      </div>
    );
  }
  if (isGrouped(ui)) {
    return (
      <fieldset className="field" data-invalid={invalid} inert={waits}>
        <legend className="field-label">{text}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div className="field" data-invalid={invalid} inert={waits}>
      <label className="field-label" htmlFor={id}>
        {text}
      </label>
      {content}
    </div>
  );
}
