import type { WidgetProps } from '../rjsf/props.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** Several lines of text. */
export function TextareaWidget(props: WidgetProps) {
  return (
    <textarea {...useUncontrolledText<HTMLTextAreaElement>(props)} className="input" rows={props.options.rows ?? 4} />
  );
}
