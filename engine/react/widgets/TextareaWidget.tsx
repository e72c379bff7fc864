import { useAnswer } from '../hooks/useAnswer.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { isGiven, textAttributes } from './controlProps.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  const typed = useUncontrolledText<HTMLTextAreaElement>(props);
  const answered = useAnswer(props.htmlName ?? props.id, isGiven);
  return <textarea {...textAttributes(props, answered)} {...typed} className="input" rows={props.options.rows ?? 4} />;
}
