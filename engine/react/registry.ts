// RJSF's registry: its own SchemaField, our fields for groups, lists and single answers, our templates and widgets, and those of the
// caller in place of ours. Only stock and foreign components use the other templates of RJSF; a caller that passes such
// components passes the templates too.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry, RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { AnswerField } from './fields/AnswerField.tsx';
import { GroupField } from './fields/GroupField.tsx';
import { List } from './fields/List.tsx';
import { rjsfFields, rjsfTemplates, rjsfWidgets } from './rjsf/adapter.ts';
import { schemaUtils } from './rjsf/schemaUtils.ts';
import { buttonTemplates } from './templates/buttonTemplates.tsx';
import { EntryTemplate } from './templates/EntryTemplate.tsx';
import { ErrorTemplate } from './templates/ErrorTemplate.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { GroupTemplate } from './templates/GroupTemplate.tsx';
import { HelpTemplate } from './templates/HelpTemplate.tsx';
import { HintTemplate } from './templates/HintTemplate.tsx';
import { InputTemplate } from './templates/InputTemplate.tsx';
import { ListTemplate } from './templates/ListTemplate.tsx';
import { ownWidgets } from './widgets/widgets.ts';

type Buttons = TemplatesType['ButtonTemplates'];

/** The props of the same names of RJSF's `Form`. */
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
  // Numbers are typed as text: core parses them, in Latin or Arabic digits.
  StringField: AnswerField,
  NumberField: AnswerField,
  BooleanField: AnswerField,
  AnswerField,
  ...rjsfFields({ ObjectField: GroupField, ArrayField: List }),
};

const templates = rjsfTemplates({
  BaseInputTemplate: InputTemplate,
  FieldTemplate,
  ObjectFieldTemplate: GroupTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: EntryTemplate,
  FieldErrorTemplate: ErrorTemplate,
  DescriptionFieldTemplate: HintTemplate,
  FieldHelpTemplate: HelpTemplate,
  ButtonTemplates: buttonTemplates,
});

/** The registry of one wizard; each component in `given` replaces ours of the same name, also the `further` ones that its form needs. */
export function createRegistry(
  given: RjsfParts,
  translateString: Registry['translateString'],
  further: RjsfParts = {},
): Registry {
  return {
    fields: { ...fields, ...given.fields },
    widgets: { ...rjsfWidgets(ownWidgets), ...further.widgets, ...given.widgets },
    templates: {
      ...templates,
      ...further.templates,
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
