// Widgets whose options RJSF's `ui:enumDisabled` shows and lets nobody choose, in place of those of the same names.
import type { ComponentType } from 'react';
import type { OwnWidgets, WidgetProps } from '../rjsf/props.ts';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';

function withClosedOptions(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return function ClosedOptions(props) {
    const { enumOptions = [], enumDisabled } = props.options;
    if (!enumDisabled) return <Widget {...props} />;
    const chosen = [props.value].flat();
    // One that was chosen before can be taken back.
    const isClosed = (value: unknown) => enumDisabled.includes(value) && !chosen.includes(value);
    const all = enumOptions.map((option) => ({ ...option, disabled: isClosed(option.value) }));
    return <Widget {...props} options={{ ...props.options, enumOptions: all }} />;
  };
}

export const closedOptionWidgets: OwnWidgets = {
  RadioWidget: withClosedOptions(RadioWidget),
  SelectWidget: withClosedOptions(SelectWidget),
  CheckboxesWidget: withClosedOptions(CheckboxesWidget),
};
