import type { Step, UiSchema } from '../../core/index.ts';
import type { DefinitionStep } from '../read/readDefinition.ts';

/** What the module has of a step, apart from its validator and messages; the schemas as they are written. */
export type StepParts = Pick<Step, 'id' | 'label' | 'at' | 'schema' | 'ui' | 'if' | 'written'>;

/** A step that others decide on is in the module as one of the whole form, drawn as its own group: core then needs no case for it. */
export function compiledStep({ id, label, at, schema, ui, if: condition, whole }: DefinitionStep): StepParts {
  if (!whole) return { id, label, at, schema, ui };
  const around = at.reduceRight<UiSchema>((inner, key) => ({ 'ui:sections': [{ fields: [key] }], [key]: inner }), ui);
  return {
    id,
    label,
    at: [],
    schema: whole,
    ui: around,
    written: { at, schema, ui },
    ...(condition && { if: condition }),
  };
}
