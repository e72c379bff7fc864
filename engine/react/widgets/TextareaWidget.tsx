import type { WidgetProps } from '@rjsf/utils';
import { textAttributes } from './controlProps.ts';
import { useTypedText } from './useTypedText.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const { text, type, leave } = useTypedText(props);
  return (
    <textarea
      {...textAttributes(props)}
      className="input"
      rows={4}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
