import type { WidgetProps } from '../rjsf/props.ts';
import { useAnswer } from '../useAnswer.ts';
import { isGiven, textAttributes } from './controlProps.ts';
import { useTypedText } from './useTypedText.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const typed = useTypedText<HTMLTextAreaElement>(props);
  const answered = useAnswer(props.htmlName ?? props.id, isGiven);
  return <textarea {...textAttributes(props, answered)} {...typed} className="input" rows={props.options.rows ?? 4} />;
}
