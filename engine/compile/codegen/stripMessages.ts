import type { Schema } from '../../core/index.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';

/**
 * The schema as core and React need it: without `errorMessage`, which the compiled validators contain, and without comments
 * and `$defs`. Objects shared by identity stay shared.
 */
export function stripMessages<T>(schema: T, done?: Map<object, unknown>): T {
  return mapSchemas(
    schema,
    ({ errorMessage, $comment, $defs, ...rest }: Schema & { $comment?: unknown; $defs?: unknown }) => rest,
    done,
  );
}
