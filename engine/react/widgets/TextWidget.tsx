import { useCallback } from 'react';
import { plusInFront, quantityIn } from '../../core/index.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/**
 * One line of text; also e-mail addresses, numbers and times, which are short. A computed number is text: nobody types into it. A text that
 * nobody types has as many lines as it needs, since one line cuts off what cannot be scrolled to with the cursor on a phone.
 */
export function TextWidget(props: WidgetProps) {
  const { schema } = props;
  const { language } = useWizardContext().form;
  const isComputed = schema.compute !== undefined;
  const isQuantity = isComputed && schema.type !== 'string';
  const format = useCallback(
    (answer: string) => {
      if (!isComputed) return answer;
      return isQuantity && answer !== '' ? quantityIn(language, Number(answer)) : plusInFront(answer);
    },
    [isComputed, isQuantity, language],
  );
  const typed = useUncontrolledText<HTMLInputElement & HTMLTextAreaElement>(props, format);
  const short =
    schema.type !== 'string' || schema.inputType === 'time' || (schema.maxLength ?? Number.POSITIVE_INFINITY) <= 20;
  const enterKeyHint = useEnterKeyHint();
  const isShownOnly = props.readonly || props.disabled;
  if (isShownOnly && !short) return <textarea {...typed} className="input input-whole" rows={1} />;
  return (
    <input
      {...typed}
      className={short ? 'input input-short' : 'input'}
      enterKeyHint={enterKeyHint}
      type={schema.inputType ?? (schema.format === 'email' ? 'email' : 'text')}
    />
  );
}
