import { useCallback } from 'react';
import { quantityIn } from '../../core/index.ts';
import { useEnterKeyHint } from '../hooks/useEnterKey.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { useUncontrolledText } from './useUncontrolledText.ts';

/** One line of text; also e-mail addresses, numbers and times, which are short. A computed number is text: nobody types into it. */
export function TextWidget(props: WidgetProps) {
  const { schema } = props;
  const { language } = useWizardContext().form;
  const isQuantity = schema.compute !== undefined && schema.type !== 'string';
  const format = useCallback(
    (answer: string) => (isQuantity && answer !== '' ? quantityIn(language, Number(answer)) : answer),
    [isQuantity, language],
  );
  const typed = useUncontrolledText<HTMLInputElement>(props, format);
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
