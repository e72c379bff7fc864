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
import { controlId } from './controlId.ts';
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
  return { $id: controlId(name), path: [...path], name };
}

/** Our components in RJSF's types. */
export function rjsfWidgets(widgets: OwnWidgets): RegistryWidgetsType {
  return widgets as RegistryWidgetsType;
}

export function rjsfFields(fields: OwnFields): RegistryFieldsType {
  return fields as RegistryFieldsType;
}

export function rjsfTemplates(templates: OwnTemplates): Pick<TemplatesType, keyof OwnTemplates> {
  return templates as Pick<TemplatesType, keyof OwnTemplates>;
}
