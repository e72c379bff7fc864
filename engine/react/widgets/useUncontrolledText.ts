// An uncontrolled text control: a key renders nothing. The store holds the normalised answer. The typed text stays while it
// normalises to the stored answer (so that a space at the end of a word is not removed under the cursor); on blur, and when the
// answer changes elsewhere, the formatted stored answer replaces it. Tab and Enter commit debounced text before they act, so that
// questions which depend on it are there to receive the focus. Text typed before hydration stays until it is applied.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getIn, normaliseAnswer, toPath } from '../../core/index.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { captureTextEvents } from './captureTextEvents.ts';
import { refuseMinus } from './refuseMinus.ts';

/** Props of a text control; `format` turns a stored answer into the text that is shown without focus. */
export function useUncontrolledText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { id, htmlName: name = id, schema, onBlur }: WidgetProps,
  format: (answer: string) => string = asIs,
) {
  const { store } = useWizardContext();
  const ref = useRef<Control>(null);
  const stored = useMemo(() => {
    const path = toPath(name);
    return () => getIn(store.getState().answers, path);
  }, [store, name]);
  const atRest = useMemo(() => () => format(String(stored() ?? '')), [stored, format]);
  const [drawn] = useState(() => ({ answer: stored(), text: atRest() }));
  // A layout effect: no key event can come between the commit and the listener.
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const answer = () => normaliseAnswer(schema, control.value);
    const follow = () => {
      if (answer() !== stored()) control.value = atRest();
    };
    if (stored() !== drawn.answer) follow();
    const stops = [
      captureTextEvents(control, { input: () => store.type(name, answer()), commit: store.flush }),
      // An answer that follows from others changes with them.
      store.subscribe(follow, schema.readOnly ? undefined : name),
      refuseMinus(control, schema),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store, name, schema, stored, atRest, drawn]);
  return {
    ref,
    defaultValue: drawn.text,
    onBlur() {
      store.flush();
      if (ref.current) ref.current.value = atRest();
      onBlur(id, stored());
    },
  };
}

function asIs(answer: string): string {
  return answer;
}
