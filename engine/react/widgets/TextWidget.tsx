import type { WidgetProps } from '@rjsf/utils';
import { textAttributes } from './controlProps.ts';
import { useTypedText } from './useTypedText.ts';

/** One line of text; also e-mail addresses and numbers, which are short. */
export function TextWidget(props: WidgetProps) {
  const { text, type, leave } = useTypedText(props);
  const { schema } = props;
  const short = schema.type !== 'string' || (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 20;
  return (
    <input
      {...textAttributes(props)}
      className={short ? 'input input-short' : 'input'}
      type={schema.format === 'email' ? 'email' : 'text'}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
