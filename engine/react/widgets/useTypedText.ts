// A text control is the browser's own while it is typed into: a key draws nothing, whatever the answer becomes. The store
// holds the normalised answer; while both agree the typed text stays (a space at the end of a word is not taken away under
// the cursor); when the control is left, or the answer changes from outside, the stored answer shows. The key that leaves
// it finds the questions that follow from the answer. What was typed before the page was alive stands until it is adopted.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getIn, normaliseAnswer, toPath } from '../../core/index.ts';
import { useWizardContext } from '../context.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { hearText } from './hearText.ts';
import { refuseMinus } from './refuseMinus.ts';

/** What a text control is given; `format` turns a stored answer into the text that is shown at rest. */
export function useTypedText<Control extends HTMLInputElement | HTMLTextAreaElement>(
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
  // Before the commit that draws the control ends: no key may fall between.
  useLayoutEffect(() => {
    const control = ref.current;
    if (!control) return;
    const answer = () => normaliseAnswer(schema, control.value);
    const follow = () => {
      if (answer() !== stored()) control.value = atRest();
    };
    if (stored() !== drawn.answer) follow();
    const stops = [
      hearText(control, { take: () => store.type(name, answer()), leave: store.flush }),
      store.subscribe(follow, name),
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
