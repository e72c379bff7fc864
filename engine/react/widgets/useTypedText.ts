// A text control shows what is being typed, the store holds the normalised answer. While both agree the typed text
// stays (a space at the end of a word is not taken away under the cursor); when the control is left, or the answer
// changes from outside, the stored answer shows.
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { normaliseAnswer } from '../../core/normaliseAnswer.ts';
import type { Schema } from '../../core/types.ts';

interface Typed {
  readonly text: string;
  readonly answer: unknown;
}

/** Value and handlers of a text control; `format` turns a stored answer into the text that is shown at rest. */
export function useTypedText(
  { id, schema, value, onChange, onBlur }: WidgetProps,
  format: (answer: string) => string = asIs,
) {
  const [typed, setTyped] = useState<Typed>();
  const current = typed !== undefined && typed.answer === value ? typed : undefined;
  return {
    text: current ? current.text : format(value === undefined ? '' : String(value)),
    type(text: string) {
      const answer = normaliseAnswer(schema as Schema, text);
      setTyped({ text, answer });
      onChange(answer);
    },
    leave() {
      setTyped(undefined);
      onBlur(id, value);
    },
  };
}

function asIs(answer: string): string {
  return answer;
}
