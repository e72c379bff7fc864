import type { WidgetProps } from '../rjsf/props.ts';
import { Choices } from './Choices.tsx';

/** Several of a few options. The answer has them in the order of the definition. */
export function CheckboxesWidget(props: WidgetProps) {
  const { value, onChange, options } = props;
  const { enumOptions = [] } = options;
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const tick = (option: unknown, isTicked: boolean) => {
    const isNow = (other: unknown) => (other === option ? isTicked : chosen.has(String(other)));
    onChange(enumOptions.map((other) => other.value).filter(isNow));
  };
  return <Choices of={props} type="checkbox" isChosen={(option) => chosen.has(String(option))} onPick={tick} />;
}
