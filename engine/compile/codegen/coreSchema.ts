import { HIDDEN_TEXT, hasQuestions, isList, recordOf, type Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';
import { Source, sourceOf } from './emitShared.ts';

/** The name under which a module has core's `computing`. */
export const COMPUTING = 'computing';
/** The name under which a module has what core's `momentInWords` gives for its language. */
export const IN_WORDS = 'inWords';

/** A password in the review. */
const HIDDEN = `()=>${JSON.stringify(HIDDEN_TEXT)}`;

/** Types of HTML's inputs by format; browsers draw them, and their pickers, in the visitor's own notation. */
const INPUT_TYPES: Readonly<Record<string, string>> = { time: 'time', 'date-time': 'datetime-local' };

/**
 * The schema as core and React need it: without `errorMessage`, which the compiled validators contain, and without comments
 * and `$defs`; `computed` is the function `compute`, and times have `inWords`. An entry with a single answer has an
 * empty title: its heading is enough. What is computed is `required`, so that nothing calls it optional; the
 * validators do not ask for it. Objects shared by identity stay shared.
 * @param keepsDefaults true for a form that gives them later, see core's `beginning`
 */
export function coreSchema<T>(schema: T, done?: Map<object, unknown>, keepsDefaults = false): T {
  return mapSchemas(
    schema,
    ({
      errorMessage,
      $comment,
      $defs,
      computed,
      default: given,
      ...rest
    }: Schema & { $comment?: unknown; $defs?: unknown }) => {
      const computes = Object.entries(recordOf(rest.properties)).filter(
        ([, question]) => 'compute' in Object(question),
      );
      const inputType = entryOf(INPUT_TYPES, rest.format);
      const { items } = rest;
      return {
        ...rest,
        ...(keepsDefaults && given !== undefined && { default: given }),
        ...(items && isList(rest) && !hasQuestions(items) && { items: { ...items, title: '' } }),
        ...(computed && { compute: new Source(`${COMPUTING}(${sourceOf(computed)})`) }),
        ...(inputType && { inputType, inWords: new Source(IN_WORDS) }),
        ...(rest.inputType === 'password' && { inWords: new Source(HIDDEN) }),
        ...(computes.length > 0 && { required: [...(rest.required ?? []), ...computes.map(([key]) => key)] }),
      };
    },
    done,
  );
}
