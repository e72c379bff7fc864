// One question of a group, drawn by RJSF's SchemaField. It alone subscribes to its answer and its error, so that a key in one
// question renders no other.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { useCallback, useMemo, useState } from 'react';
import {
  getIn,
  hasQuestions,
  normaliseAnswer,
  type Path,
  type Schema,
  shownError,
  toName,
  type UiSchema,
} from '../../core/index.ts';
import { rjsfErrors, rjsfPlace, rjsfSchema, rjsfUi } from '../rjsf/adapter.ts';
import { ignore } from '../rjsf/ignore.ts';
import { useWizard, useWizardContext } from '../state/context.ts';
import { withWidget } from '../widgets/widgetFor.ts';
import { isUncontrolled } from '../widgets/widgetTraits.ts';

export interface QuestionProps {
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
}

export function Question({ path, schema, ui, required }: QuestionProps) {
  const { form, store, press, registry } = useWizardContext();
  const name = useMemo(() => toName(path), [path]);
  const complete = withWidget(schema, ui);
  const isDrawn = ui['ui:field'] !== undefined || !(hasQuestions(schema) || isUncontrolled(schema, complete, registry));
  const answer = useWizard((state) => (isDrawn ? getIn(state.answers, path) : undefined), name);
  // The latest raw value of a widget, e.g. "1.0" or a trailing space: shown while it normalises to the stored answer.
  const [given, setGiven] = useState<unknown>();
  // A list with `lengthEquals` shows its error once the question that it is compared with was left, too.
  const listensTo = schema.lengthEquals ? undefined : name;
  const message = useWizard((state) => shownError(form, state, path, schema, name)?.message, listensTo);
  const errors = useMemo(() => rjsfErrors(message), [message]);
  const place = useMemo(() => rjsfPlace(path, name), [name, path]);
  const onChange = useCallback(
    (next: unknown, at: Path = path) => {
      setGiven(next);
      store.dispatch({ type: 'change', name: toName(at), answer: answerOf(schema, next) });
    },
    [store, path, schema],
  );
  const onBlur = useCallback(() => {
    store.dispatch({ type: 'leave', name });
    // The redraw can show an error, which moves what is being pressed.
    press.after(() => setGiven(undefined));
  }, [store, press, name]);
  return (
    <SchemaField
      name={name}
      schema={rjsfSchema(schema)}
      uiSchema={rjsfUi(complete)}
      formData={Object.is(answerOf(schema, given), answer) ? given : answer}
      errorSchema={errors}
      fieldPathId={place}
      required={required}
      onChange={onChange}
      onBlur={onBlur}
      onFocus={ignore}
      registry={registry}
    />
  );
}

/** An empty list of choices counts as unanswered. */
function answerOf(schema: Schema, given: unknown): unknown {
  return Array.isArray(given) && given.length === 0 ? undefined : normaliseAnswer(schema, given);
}
