// Our widgets under RJSF's names: its `getWidget` takes `ui:widget: "radio"` to RadioWidget. Widgets that RJSF does not have are under
// the name that `ui:widget` gives.
import type { OwnWidgets } from '../rjsf/props.ts';
import { AttachmentWidget } from './AttachmentWidget.tsx';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { ComboboxWidget } from './ComboboxWidget.tsx';
import { DateWidget } from './DateWidget.tsx';
import { PhoneWidget } from './PhoneWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TextWidget } from './TextWidget.tsx';

export const ownWidgets: OwnWidgets = {
  TextWidget,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  TextareaWidget,
  DateWidget,
  CheckboxWidget,
  CheckboxesWidget,
  RadioWidget,
  SelectWidget,
  combobox: ComboboxWidget,
  phone: PhoneWidget,
  attachment: AttachmentWidget,
};
