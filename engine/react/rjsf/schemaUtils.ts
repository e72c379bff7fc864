// What RJSF's fields query of a schema. Core has already resolved conditions and references, so little is computed here; RJSF's own
// implementation would resolve the schema again on every key.
import { getUiOptions, type Registry } from '@rjsf/utils';

type SchemaUtils = Registry['schemaUtils'];

/** In place of what only schemas with references or `oneOf`, defaults, or RJSF's own validator need. */
function absent(): never {
  throw new Error('Compiled forms have no use for this.');
}

/** False where the control draws its label itself or the label is off; as in RJSF, but a boolean drawn as a choice has a label. */
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
