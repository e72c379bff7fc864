import type { Schema } from '../../core/index.ts';
import type { Meant } from '../errors/definitionError.ts';

export interface LimitFault {
  /** The keywords that do not agree; the first is the one to correct. */
  readonly of: readonly [keyof Schema, ...(keyof Schema)[]];
  /** JSON Pointer below the first. */
  readonly below?: string;
  readonly problem: string;
  readonly repair: string;
  /** What is meant, where the first keyword stands. */
  readonly meant?: Meant;
}
