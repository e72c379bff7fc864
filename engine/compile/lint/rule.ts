import type { Finding } from '../errors/definitionError.ts';
import type { Definition } from '../read/definition.ts';

/** One check of a definition; yields its findings, whose code is the rule's name. */
export type Rule = (definition: Definition) => Iterable<Finding>;
