// RJSF's fields ask these questions of a schema. Core has already resolved conditions and references, so each answer is
// immediate; RJSF's own implementation would resolve everything again on every key.
import { getUiOptions, type Registry } from '@rjsf/utils';

type SchemaUtils = Registry['schemaUtils'];

/** For references, `oneOf` of groups, defaults and a validator of RJSF's. */
function absent(): never {
  throw new Error('RJSF asked for what a compiled form does not have.');
}

/** The control carries the label itself, or there is none: as in RJSF, but that a boolean can be a choice, too. */
const getDisplayLabel: SchemaUtils['getDisplayLabel'] = (schema, uiSchema) => {
  const { label = true, widget } = getUiOptions(uiSchema);
  if (!label || widget === 'checkbox') return false;
  return schema.format === 'attachment' || schema.type !== 'object';
};

export const schemaUtils: SchemaUtils = {
  retrieveSchema: (schema) => schema,
  getDisplayLabel,
  isSelect: (schema) => schema.enum !== undefined,
  isMultiSelect: ({ items }) => typeof items === 'object' && 'enum' in items,
  isFilesArray: () => false,
  getDefaultFormState: (_, answers) => answers,
  omitExtraData: (_, answers) => answers,
  sanitizeDataForNewSchema: (_new, _old, answers) => answers,
  doesSchemaUtilsDiffer: () => false,
  getRootSchema: () => ({}),
  getValidator: absent,
  findFieldInSchema: absent,
  findSelectedOptionInXxxOf: absent,
  getClosestMatchingOption: absent,
  getFirstMatchingOption: absent,
  toPathSchema: absent,
  getFromSchema: absent,
};
