// What RJSF's fields draw with: its own SchemaField and StringField, our fields for groups and lists, our templates and widgets,
// and what the caller gives in their place. Stock templates that we have none for are asked for by stock and foreign parts
// only; whoever gives such parts gives them too.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { GroupField } from '../fields/GroupField.tsx';
import { List } from '../fields/List.tsx';
import { OptionsField } from '../fields/OptionsField.tsx';
import { buttonTemplates } from '../templates/buttonTemplates.tsx';
import { EntryTemplate } from '../templates/EntryTemplate.tsx';
import { ErrorTemplate } from '../templates/ErrorTemplate.tsx';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import { GroupTemplate } from '../templates/GroupTemplate.tsx';
import { HelpTemplate } from '../templates/HelpTemplate.tsx';
import { HintTemplate } from '../templates/HintTemplate.tsx';
import { InputTemplate } from '../templates/InputTemplate.tsx';
import { ListTemplate } from '../templates/ListTemplate.tsx';
import { ownWidgets } from '../widgets/widgets.ts';
import { rjsfFields, rjsfTemplates, rjsfWidgets } from './adapter.ts';
import { schemaUtils } from './schemaUtils.ts';

type Buttons = TemplatesType['ButtonTemplates'];

/** As RJSF's `Form` takes them. */
export interface RjsfParts {
  readonly widgets?: RegistryWidgetsType | undefined;
  readonly templates?:
    | (Partial<Omit<TemplatesType, 'ButtonTemplates'>> & { ButtonTemplates?: Partial<Buttons> })
    | undefined;
  readonly fields?: RegistryFieldsType | undefined;
  readonly translateString?: Registry['translateString'] | undefined;
}

const fields: RegistryFieldsType = {
  SchemaField,
  // Numbers are text fields too: core reads them, in the digits of either script.
  StringField,
  NumberField: StringField,
  BooleanField: OptionsField,
  OptionsField,
  ...rjsfFields({ ObjectField: GroupField, ArrayField: List }),
};

function absent(): never {
  throw new Error('A template is missing. Give the Wizard the templates of @rjsf/core, or of your theme.');
}

const templates: TemplatesType = {
  ...rjsfTemplates({
    BaseInputTemplate: InputTemplate,
    FieldTemplate,
    ObjectFieldTemplate: GroupTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: EntryTemplate,
  }),
  FieldErrorTemplate: ErrorTemplate,
  DescriptionFieldTemplate: HintTemplate,
  FieldHelpTemplate: HelpTemplate,
  ButtonTemplates: buttonTemplates,
  ArrayFieldDescriptionTemplate: absent,
  ArrayFieldItemButtonsTemplate: absent,
  ArrayFieldTitleTemplate: absent,
  CyclicSchemaExpandTemplate: absent,
  ErrorListTemplate: absent,
  FallbackFieldTemplate: absent,
  GridTemplate: absent,
  MultiSchemaFieldTemplate: absent,
  OptionalDataControlsTemplate: absent,
  TitleFieldTemplate: absent,
  UnsupportedFieldTemplate: absent,
  WrapIfAdditionalTemplate: absent,
};

/** The registry of one wizard; `given` wins over ours, name by name. */
export function createRegistry(given: RjsfParts, translateString: Registry['translateString']): Registry {
  return {
    fields: { ...fields, ...given.fields },
    widgets: { ...rjsfWidgets(ownWidgets), ...given.widgets },
    templates: {
      ...templates,
      ...given.templates,
      ButtonTemplates: { ...buttonTemplates, ...given.templates?.ButtonTemplates },
    },
    translateString: given.translateString ?? translateString,
    schemaUtils,
    rootSchema: {},
    formContext: {},
    // Props are compared by identity: answers, errors and schemas keep theirs until they change.
    globalFormOptions: { idPrefix: '', idSeparator: '.', experimental_componentUpdateStrategy: 'shallow' },
  };
}
