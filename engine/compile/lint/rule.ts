import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition } from '../read/readDefinition.ts';

/** One law for definitions: yields what breaks it. */
export type Rule = (definition: Definition) => Iterable<DefinitionError>;
