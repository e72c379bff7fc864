// A text control is the browser's own while it is typed into: a key draws nothing, whatever the answer becomes. The
// store holds the normalised answer; while both agree the typed text stays (a space at the end of a word is not taken
// away under the cursor); when the control is left, or the answer changes from outside, the stored answer shows. What was
// typed before the page was alive stands until it is adopted. Keys are listened for at the control itself: on its way up to
// React's root, where nobody waits for it, a key costs as much again as all that is done about it here.
import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import { normaliseAnswer } from '../../core/normaliseAnswer.ts';
import { getIn, toPath } from '../../core/path.ts';
import type { Schema } from '../../core/types.ts';
import { useWizardContext } from '../context.ts';

/** What a text control is given; `format` turns a stored answer into the text that is shown at rest. */
export function useTypedText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  { id, htmlName: name = id, schema: rjsfSchema, onChange, onBlur }: WidgetProps,
  format: (answer: string) => string = asIs,
) {
  const { store } = useWizardContext();
  const schema = rjsfSchema as Schema;
  const ref = useRef<Control>(null);
  const stored = useMemo(() => {
    const path = toPath(name);
    return () => getIn(store.getState().answers, path);
  }, [store, name]);
  const atRest = useMemo(() => () => format(String(stored() ?? '')), [stored, format]);
  const [drawn] = useState(() => ({ answer: stored(), text: atRest() }));
  useEffect(() => {
    const follow = () => {
      const { current } = ref;
      if (current && normaliseAnswer(schema, current.value) !== stored()) current.value = atRest();
    };
    const take = (event: Event) => {
      event.stopPropagation();
      onChange(normaliseAnswer(schema, (event.target as Control).value));
    };
    const control = ref.current;
    control?.addEventListener('input', take);
    if (stored() !== drawn.answer) follow();
    const stop = store.subscribe(follow, name);
    return () => {
      control?.removeEventListener('input', take);
      stop();
    };
  }, [store, name, schema, stored, atRest, drawn, onChange]);
  return {
    ref,
    defaultValue: drawn.text,
    onBlur() {
      if (ref.current) ref.current.value = atRest();
      onBlur(id, stored());
    },
  };
}

function asIs(answer: string): string {
  return answer;
}
