import { formSchema, type Schema, type Step, type UiSchema } from '../../core/index.ts';
import type { DefinitionStep } from '../read/definition.ts';
import { comparesOutside } from '../schema/comparisons.ts';

/** What the module has of a step, apart from its validator and messages; the schemas as they are written. */
export type StepParts = Pick<Step, 'id' | 'label' | 'at' | 'schema' | 'ui' | 'if' | 'written'>;

/**
 * A step that others decide on, or that compares answers with others by their place in the submission, is in the module as one of the whole
 * form, drawn as its own group: core then needs no case for it.
 */
export function compiledStep({ id, label, at, schema, ui, if: condition, whole }: DefinitionStep): StepParts {
  const across = whole ?? comparingSchema(at, schema);
  if (!across) return { id, label, at, schema, ui };
  const around = at.reduceRight<UiSchema>((inner, key) => ({ 'ui:sections': [{ fields: [key] }], [key]: inner }), ui);
  return {
    id,
    label,
    at: [],
    schema: across,
    ui: around,
    written: { at, schema, ui },
    ...(condition && { if: condition }),
  };
}

/** ajv follows an absolute JSON Pointer from the root of what it validates. */
function comparingSchema(at: readonly string[], schema: Schema): Schema | undefined {
  if (!comparesOutside(schema)) return undefined;
  return at.length === 0 ? schema : formSchema({ steps: [{ at, schema }] });
}
