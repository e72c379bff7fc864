// An uncontrolled text control: a key renders nothing. The store holds the normalised answer. The typed text stays while it
// normalises to the stored answer (so that a space at the end of a word is not removed under the cursor); on blur, and when the
// answer changes elsewhere, the formatted stored answer replaces it. Tab and Enter commit debounced text before they act, so that
// questions which depend on it are there to receive the focus. Text typed before hydration stays until it is applied.
import { useLayoutEffect, useState } from 'react';
import { getIn, normaliseAnswer, toPath } from '../../core/index.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import type { WizardStore } from '../state/store.ts';
import { captureTextEvents } from './captureTextEvents.ts';
import { textAttributes } from './controlProps.ts';
import { refuseMinus } from './refuseMinus.ts';

/** Attributes of a text control; `format` turns a stored answer into the text that is shown without focus. */
export function useUncontrolledText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: WidgetProps,
  format: (answer: string) => string = asIs,
) {
  const { id, htmlName: name = id, schema, onBlur } = props;
  const { store } = useWizardContext();
  const [control] = useState(() => ({
    current: null as Control | null,
    answer: stored(store, name),
    text: atRest(store, name, format),
  }));
  // A layout effect: no key event can come between the commit and the listener.
  useLayoutEffect(() => {
    const { current } = control;
    if (!current) return;
    const answer = () => normaliseAnswer(schema, current.value);
    const follow = () => {
      control.answer = stored(store, name);
      if (answer() !== control.answer) current.value = atRest(store, name, format);
    };
    // When an earlier entry of a list is removed, the name of this control changes: under the old one the answer is gone first.
    if (stored(store, name) !== control.answer) follow();
    const release = captureTextEvents(current, { input: () => store.type(name, answer()), commit: store.flush });
    // An answer that follows from others changes with them.
    const unsubscribe = store.subscribe(follow, schema.readOnly ? undefined : name);
    const allow = refuseMinus(current, schema);
    return () => {
      release();
      unsubscribe();
      allow?.();
    };
  }, [store, name, schema, format, control]);
  return {
    ...textAttributes(props),
    ref: control,
    defaultValue: control.text,
    onBlur() {
      store.flush();
      if (control.current) control.current.value = atRest(store, name, format);
      onBlur(id, stored(store, name));
    },
  };
}

function stored({ getState }: WizardStore, name: string): unknown {
  return getIn(getState().answers, toPath(name));
}

function atRest(store: WizardStore, name: string, format: (answer: string) => string): string {
  return format(String(stored(store, name) ?? ''));
}

function asIs(answer: string): string {
  return answer;
}
