import { useAnswer } from '../hooks/useAnswer.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { isGiven, textAttributes } from './controlProps.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** Types of inputs by format; browsers draw a time and its picker in the visitor's own notation. */
const TYPES: Readonly<Record<string, string>> = { email: 'email', time: 'time', 'date-time': 'datetime-local' };

/** One line of text; also e-mail addresses and numbers, which are short. */
export function TextWidget(props: WidgetProps) {
  const typed = useUncontrolledText<HTMLInputElement>(props);
  const answered = useAnswer(props.htmlName ?? props.id, isGiven);
  const { schema } = props;
  const short = schema.type !== 'string' || schema.inWords || (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 20;
  const enterKeyHint = useEnterKeyHint();
  return (
    <input
      {...textAttributes(props, answered)}
      {...typed}
      className={short ? 'input input-short' : 'input'}
      enterKeyHint={enterKeyHint}
      type={TYPES[schema.format ?? ''] ?? 'text'}
    />
  );
}
