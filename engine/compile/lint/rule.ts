import type { DefinitionError } from '../errors/definitionError.ts';
import type { Definition } from '../read/readDefinition.ts';

/** One check of a definition; yields its findings. */
export type Rule = (definition: Definition) => Iterable<DefinitionError>;
