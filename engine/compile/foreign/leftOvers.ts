// Values without meaning that generators write for a keyword that they do not use: null, a least length of 0, a greatest of -1. Each is a finding. Its repair is read as a correction
// (`goneBy`), so the rules run on the question without the keyword; a value of a wrong shape that cannot be corrected takes its whole question out of the check.
import type { Repairs } from '../errors/repairs.ts';
import { belowSchemas } from '../schema/positions.ts';

/** Keywords that are written as null where they have no value. */
const AS_NULL = [
  ...['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems'],
  ...[
    'formatMinimum',
    'formatMaximum',
    'description',
    'readOnly',
    'format',
    '$comment',
    'errorMessage',
    'required',
    'allOf',
  ],
  ...['dependencies', 'dependentRequired', 'dependentSchemas'],
];

const says = (nothing: unknown, repair: string) => (value: unknown) => (value === nothing ? repair : undefined);
const NO_LEAST = says(0, 'Remove it: without it nothing is refused either.');
/** Other tools write -1 for no limit. */
const NO_MOST = says(-1, 'Remove it: it says nothing.');

export const LEFT_OVERS: Repairs = {
  null: (_, __, { keys }) =>
    AS_NULL.includes(belowSchemas(keys).join('/')) ? 'Remove it: it says nothing.' : undefined,
  $comment: { repair: 'Write a text, or remove it.', meant: { isGone: true, isLikely: true } },
  minLength: NO_LEAST,
  minItems: NO_LEAST,
  maxLength: NO_MOST,
  maxItems: NO_MOST,
};
