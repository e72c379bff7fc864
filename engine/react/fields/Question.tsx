// One question of a group, drawn by RJSF's SchemaField. It alone listens for its answer and its error; groups and lists
// listen for themselves, so that a key in one question renders no other.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { ErrorSchema, FieldPathId, FieldPathList, RJSFSchema } from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import { getIn, isGroupSchema, type Path, type Schema, shownError, toName, type UiSchema } from '../../core/index.ts';
import { useWizard, useWizardContext } from '../context.ts';
import { controlId } from '../fieldIds.ts';
import { isTyped, withWidget } from '../widgetFor.ts';

export interface QuestionProps {
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
}

export function Question({ path, schema, ui, required }: QuestionProps) {
  const { form, store, registry } = useWizardContext();
  const name = useMemo(() => toName(path), [path]);
  const complete = withWidget(schema, ui);
  const isDrawn = !isGroupSchema(schema.items ?? schema) && !isTyped(complete);
  const answer = useWizard((state) => (isDrawn ? getIn(state.answers, path) : undefined), name);
  const message = useWizard((state) => shownError(form, state, path, schema, name)?.message, name);
  const errors = useMemo(
    () => (message === undefined ? undefined : ({ __errors: [message] } as ErrorSchema)),
    [message],
  );
  const place = useMemo(
    (): FieldPathId => ({ $id: controlId(name), path: [...path] as FieldPathList, name }),
    [name, path],
  );
  const onChange = useCallback(
    (next: unknown) => store.dispatch({ type: 'change', name, answer: next }),
    [store, name],
  );
  const onBlur = useCallback(() => store.dispatch({ type: 'leave', name }), [store, name]);
  return (
    <SchemaField
      name={name}
      schema={schema as RJSFSchema}
      uiSchema={complete}
      formData={answer}
      errorSchema={errors as ErrorSchema}
      fieldPathId={place}
      required={required}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={ignore}
      registry={registry}
    />
  );
}

function ignore(): void {
  // RJSF asks for a handler; nothing here depends on a field gaining focus.
}
