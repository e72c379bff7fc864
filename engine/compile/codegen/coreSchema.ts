import { recordOf, type Schema } from '../../core/index.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';
import { Source } from './emitShared.ts';

/** The name under which a module has core's `computing`. */
export const COMPUTING = 'computing';
/** The name under which a module has what core's `momentInWords` gives for its language. */
export const IN_WORDS = 'inWords';

const MOMENTS: readonly unknown[] = ['time', 'date-time'];

/**
 * The schema as core and React need it: without `errorMessage`, which the compiled validators contain, and without comments
 * and `$defs`; `computed` is the function `compute`, and times have `inWords`. What is computed is `required`, so that nothing calls it optional; the
 * validators do not ask for it. Objects shared by identity stay shared.
 */
export function coreSchema<T>(schema: T, done?: Map<object, unknown>): T {
  return mapSchemas(
    schema,
    ({ errorMessage, $comment, $defs, computed, ...rest }: Schema & { $comment?: unknown; $defs?: unknown }) => {
      const computes = Object.entries(recordOf(rest.properties)).filter(
        ([, question]) => 'compute' in Object(question),
      );
      return {
        ...rest,
        ...(computed && { compute: new Source(`${COMPUTING}(${JSON.stringify(computed)})`) }),
        ...(MOMENTS.includes(rest.format) && { inWords: new Source(IN_WORDS) }),
        ...(computes.length > 0 && { required: [...(rest.required ?? []), ...computes.map(([key]) => key)] }),
      };
    },
    done,
  );
}
