import type { Schema } from '../../core/index.ts';
import { mapObjects } from '../schema/mapObjects.ts';

/**
 * The schema as core and React need it: without `errorMessage`, which the compiled validators contain, and without comments
 * and `$defs`. Objects shared by identity stay shared.
 */
export function stripMessages<T>(schema: T, done?: Map<object, unknown>): T {
  return mapObjects(
    schema,
    (node, map) => {
      const { errorMessage, $comment, $defs, ...rest } = node as Schema & { $comment?: unknown; $defs?: unknown };
      return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, map(part)]));
    },
    done,
  );
}
