// Converts core's types and our components to RJSF's; all casts between the two are here. Core's types are read-only and list the
// supported keywords; RJSF's admit all of JSON Schema and any key. The casts are sound because RJSF neither mutates nor copies
// what it is given.
import type {
  ErrorSchema,
  FieldPathId,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  UiSchema as RjsfUiSchema,
  TemplatesType,
} from '@rjsf/utils';
import type { Path, Schema, UiSchema } from '../../core/index.ts';
import type { OwnFields, OwnTemplates, OwnWidgets } from './props.ts';

export function rjsfSchema(schema: Schema): RJSFSchema {
  return schema as RJSFSchema;
}

export function rjsfUi(ui: UiSchema): RjsfUiSchema {
  return ui as RjsfUiSchema;
}

/** The error of one question; RJSF needs an object also where there is none. */
export function rjsfErrors(message: string | undefined): ErrorSchema {
  return message === undefined ? NO_ERRORS : ({ __errors: [message] } as ErrorSchema);
}

const NO_ERRORS: ErrorSchema = {};

/** The path of a question; RJSF derives the ids of its parts from `$id`. */
export function rjsfPlace(path: Path, name: string): FieldPathId {
  return { $id: path.join('.'), path: path as FieldPathId['path'], name };
}

/** Our components in RJSF's types. */
export function rjsfWidgets(widgets: OwnWidgets): RegistryWidgetsType {
  return widgets as RegistryWidgetsType;
}

export function rjsfFields(fields: OwnFields): RegistryFieldsType {
  return fields as RegistryFieldsType;
}

type UsedAsTheyAre = 'FieldErrorTemplate' | 'DescriptionFieldTemplate' | 'FieldHelpTemplate' | 'ButtonTemplates';

/** Without RJSF's other templates, which only its own fields and templates use: nobody draws with those without giving all of them. */
export function rjsfTemplates(templates: OwnTemplates & Pick<TemplatesType, UsedAsTheyAre>): TemplatesType {
  // Through `object`, since neither type contains the other.
  return templates as object as TemplatesType;
}

/** Templates in place of some of ours. */
export function rjsfFurtherTemplates(
  templates: Pick<OwnTemplates, 'FieldTemplate' | 'ObjectFieldTemplate' | 'ArrayFieldItemTemplate'>,
): Pick<TemplatesType, keyof typeof templates> {
  return templates as object as Pick<TemplatesType, keyof typeof templates>;
}
