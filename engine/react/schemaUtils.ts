// RJSF's fields ask these questions of a schema. Core has already resolved conditions and references, so each answer is
// immediate; RJSF's own implementation would resolve everything again on every key.
import type { Registry } from '@rjsf/utils';

type SchemaUtils = Registry['schemaUtils'];

const answers: Partial<SchemaUtils> = {
  retrieveSchema: (schema) => schema,
  getDisplayLabel: () => true,
  // Options are drawn by our widgets from the schema itself.
  isSelect: () => false,
};

export const schemaUtils = answers as SchemaUtils;
