// What RJSF's fields draw with: their own SchemaField and StringField, our fields for groups and lists, templates and widgets.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry } from '@rjsf/utils';
import { GroupField } from './fields/GroupField.tsx';
import { List } from './fields/List.tsx';
import { schemaUtils } from './schemaUtils.ts';
import { ErrorTemplate } from './templates/ErrorTemplate.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { HintTemplate } from './templates/HintTemplate.tsx';
import { AttachmentWidget } from './widgets/AttachmentWidget.tsx';
import { CheckboxesWidget } from './widgets/CheckboxesWidget.tsx';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { ComboboxWidget } from './widgets/ComboboxWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

const Nothing = () => null;

const parts = {
  // Numbers are text fields too: core reads them, in the digits of either script.
  fields: {
    SchemaField,
    StringField,
    NumberField: StringField,
    BooleanField: StringField,
    // One control for a whole list or group of values: files, several options.
    SingleField: StringField,
    ObjectField: GroupField,
    ArrayField: List,
  },
  templates: {
    FieldTemplate,
    FieldErrorTemplate: ErrorTemplate,
    DescriptionFieldTemplate: HintTemplate,
    FieldHelpTemplate: Nothing,
  },
  widgets: {
    text: TextWidget,
    textarea: TextareaWidget,
    date: DateWidget,
    checkbox: CheckboxWidget,
    checkboxes: CheckboxesWidget,
    radio: RadioWidget,
    select: SelectWidget,
    combobox: ComboboxWidget,
    phone: PhoneWidget,
    attachment: AttachmentWidget,
  },
  schemaUtils,
  rootSchema: {},
  formContext: {},
  // All sentences are the engine's own, or the definition's.
  translateString: String,
  // Props are compared by identity: answers, errors and schemas keep theirs until they change.
  globalFormOptions: { idPrefix: '', idSeparator: '.', experimental_componentUpdateStrategy: 'shallow' },
};

export const registry = parts as unknown as Registry;
