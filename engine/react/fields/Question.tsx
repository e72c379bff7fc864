// One question of a group, drawn by RJSF's SchemaField. It alone subscribes to its answer and its error, so that a key in one
// question renders no other. One subscription and one memo, because a form may have thousands of questions.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { useMemo, useState } from 'react';
import {
  getIn,
  hasQuestions,
  normaliseAnswer,
  type Path,
  type Schema,
  shownError,
  toName,
  type UiSchema,
  type WizardState,
} from '../../core/index.ts';
import { rjsfErrors, rjsfPlace, rjsfSchema, rjsfUi } from '../rjsf/adapter.ts';
import { ignore } from '../rjsf/ignore.ts';
import { useWizard, useWizardContext } from '../state/context.ts';
import { withWidget } from '../widgets/widgetFor.ts';
import { isUncontrolled } from '../widgets/widgetTraits.ts';

export interface QuestionProps {
  /** The path of the group or list around it. */
  readonly around: Path;
  /** Its name in the group, or its index in the list. */
  readonly name: string | number;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly required: boolean;
}

interface Shown {
  readonly answer?: unknown;
  readonly message?: string | undefined;
  readonly errors: ReturnType<typeof rjsfErrors>;
}

export function Question({ around, name: key, schema, ui, required }: QuestionProps) {
  const { form, store, press, registry } = useWizardContext();
  const complete = withWidget(schema, ui);
  const isForeign = ui['ui:field'] !== undefined;
  const isRead = isForeign || !hasQuestions(schema);
  const keepsText = !isForeign && isUncontrolled(schema, complete, registry);
  // The latest raw value of a widget, e.g. "1.0" or a trailing space: shown while it normalises to the stored answer.
  const [given, setGiven] = useState<unknown>();
  const own = useMemo(() => {
    const path = [...around, key];
    const name = toName(path);
    let shown: Shown = { errors: rjsfErrors(undefined) };
    return {
      name,
      place: rjsfPlace(path, name),
      /** The same object until the answer or the error is another. */
      show(state: WizardState) {
        const stored = isRead ? getIn(state.answers, path) : undefined;
        // A control that keeps its text is told only whether there is an answer, so that a key does not draw it anew.
        const answer = keepsText && stored !== undefined ? true : stored;
        const message = shownError(form, state, path, schema, name)?.message;
        if (!Object.is(answer, shown.answer) || message !== shown.message)
          shown = { answer, message, errors: rjsfErrors(message) };
        return shown;
      },
      onChange(next: unknown, at: Path = path) {
        setGiven(next);
        store.dispatch({ type: 'change', name: toName(at), answer: answerOf(schema, next) });
      },
      onBlur() {
        store.dispatch({ type: 'leave', name });
        // The redraw can show an error, which moves what is being pressed.
        press.after(() => setGiven(undefined));
      },
    };
  }, [around, key, form, isRead, keepsText, press, schema, store]);
  // A list with `lengthEquals` shows its error once the question that it is compared with was left, too.
  const { answer, errors } = useWizard(own.show, schema.lengthEquals ? undefined : own.name);
  return (
    <SchemaField
      name={own.name}
      schema={rjsfSchema(schema)}
      uiSchema={rjsfUi(complete)}
      formData={Object.is(answerOf(schema, given), answer) ? given : answer}
      errorSchema={errors}
      fieldPathId={own.place}
      required={required}
      onChange={own.onChange}
      onBlur={own.onBlur}
      onFocus={ignore}
      registry={registry}
    />
  );
}

/** An empty list of choices counts as unanswered. */
function answerOf(schema: Schema, given: unknown): unknown {
  return Array.isArray(given) && given.length === 0 ? undefined : normaliseAnswer(schema, given);
}
