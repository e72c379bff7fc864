import type { DefinitionError } from '../definitionError.ts';
import type { Definition } from '../readDefinition.ts';

/** One law for definitions: yields what breaks it. */
export type Rule = (definition: Definition) => Iterable<DefinitionError>;
