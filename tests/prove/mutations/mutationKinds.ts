import { fileMutations } from './fileMutations.ts';
import type { Kind } from './mutation.ts';
import { schemaMutations } from './schemaMutations.ts';

/** Every kind of mistake, by name. Which of the possible places are used is decided in `seededMutations`. */
export const kinds: Readonly<Record<string, Kind>> = { ...schemaMutations, ...fileMutations };
