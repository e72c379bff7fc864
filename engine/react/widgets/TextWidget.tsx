import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** One line of text; also e-mail addresses, numbers and times, which are short. */
export function TextWidget(props: WidgetProps) {
  const typed = useUncontrolledText<HTMLInputElement>(props);
  const { schema } = props;
  const short =
    schema.type !== 'string' || schema.inputType === 'time' || (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 20;
  const enterKeyHint = useEnterKeyHint();
  return (
    <input
      {...typed}
      className={short ? 'input input-short' : 'input'}
      enterKeyHint={enterKeyHint}
      type={schema.inputType ?? (schema.format === 'email' ? 'email' : 'text')}
    />
  );
}
