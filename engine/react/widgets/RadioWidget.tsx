import type { WidgetProps } from '../rjsf/props.ts';
import { Choices } from './Choices.tsx';

/** One of a few options. */
export function RadioWidget(props: WidgetProps) {
  const { value, onChange } = props;
  const isChosen = (option: unknown) => value !== undefined && String(value) === String(option);
  return <Choices of={props} type="radio" isChosen={isChosen} onPick={(option) => onChange(option)} />;
}
