import type { Language } from '../../core/index.ts';
import type { Position } from '../schema/positions.ts';
import { normaliseSchema } from './normaliseSchema.ts';
import { normaliseUi } from './normaliseUi.ts';

type Json = Record<string, unknown>;

/** Where a part of a file stands. */
interface At {
  readonly file: string;
  readonly pointer: string;
  readonly language: Language;
  /** Is told of each part that is moved, and where in this one it was written. */
  readonly moved: (part: object, from: string) => void;
}

/**
 * The part with variants that RJSF and JSON Schema allow rewritten to the one that the engine supports.
 * @param target what stands where a `$ref` leads
 */
export function normalised(part: Json, position: Position, at: At, target: (ref: string) => unknown): Json {
  if (at.file.endsWith('.ui.json')) return normaliseUi(part);
  return position === 'schema' ? normaliseSchema(part, at.language, at.pointer === '', at.moved, target) : part;
}
