import { useAnswer } from '../hooks/useAnswer.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { isGiven, textAttributes } from './controlProps.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** One line of text; also e-mail addresses and numbers, which are short. */
export function TextWidget(props: WidgetProps) {
  const typed = useUncontrolledText<HTMLInputElement>(props);
  const answered = useAnswer(props.htmlName ?? props.id, isGiven);
  const { schema } = props;
  const short = schema.type !== 'string' || schema.inputType || (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 20;
  const enterKeyHint = useEnterKeyHint();
  return (
    <input
      {...textAttributes(props, answered)}
      {...typed}
      className={short ? 'input input-short' : 'input'}
      enterKeyHint={enterKeyHint}
      type={schema.inputType ?? (schema.format === 'email' ? 'email' : 'text')}
    />
  );
}
