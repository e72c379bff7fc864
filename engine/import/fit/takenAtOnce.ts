// The service refuses a submission with more answers or files than it can hold in memory (rules `answersTaken`, `filesTaken`). A form that
// could send more gets a lower `maxItems` in lists whose `maxItems` the importer had filled in itself.
import { isRecord } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { type Found, followed, schemasIn } from '../draft/schemas.ts';
import { type Fix, leaveOut, type Problem } from './problem.ts';

/** Shortens the longest lists that ask for files; where none can be shortened, leaves out the last question for files. */
export const filesTaken: Fix = (problem) => {
  if (shortened(problem, 'few files', ({ root, schema }) => asksFiles(root, schema.items))) return;
  const last = listed(problem).findLast(
    ({ keys, schema }) => schema.format === 'attachment' && keys.at(-2) === 'properties',
  );
  if (!last) return;
  leaveOut({ ...problem, file: `${last.id}.schema.json`, root: last.root }, last.keys);
};

/** Shortens the longest lists. Where none can be shortened, the finding stays, and no folder is made. */
export const answersTaken: Fix = (problem) => {
  shortened(problem, 'so many answers', ({ schema }) => schema.items !== undefined);
};

interface Listed extends Found {
  /** Of the step. */
  readonly id: string;
  readonly root: Json;
}

function listed({ draft }: Problem): readonly Listed[] {
  return draft.steps().flatMap(({ id, schema }) => [...schemasIn(schema)].map((one) => ({ ...one, id, root: schema })));
}

/** Halves the longest of these lists whose greatest number of entries the importer filled in; false where there is none. */
function shortened(problem: Problem, what: string, isAsking: (list: Listed) => boolean): boolean {
  const { draft } = problem;
  const least = ({ schema }: Found) => Math.max(1, Number(schema.minItems ?? 1));
  const lists = listed(problem).filter(
    (one) => draft.limited.has(one.schema) && Number(one.schema.maxItems) > least(one) && isAsking(one),
  );
  const most = Math.max(...lists.map(({ schema }) => Number(schema.maxItems)));
  for (const list of lists.filter(({ schema }) => schema.maxItems === most)) {
    const { id, keys, schema } = list;
    schema.maxItems = Math.max(least(list), Math.floor(most / 2));
    const place = draft.originOf(`${id}.schema.json`, keys);
    draft.filled(place, `At most ${schema.maxItems} entries: the service takes ${what} at once.`);
  }
  return lists.length > 0;
}

function asksFiles(root: Json, schema: unknown, depth = 0): boolean {
  if (!isRecord(schema) || depth > MOST_DEPTH) return false;
  const whole = followed(root, schema);
  if (whole.format === 'attachment') return true;
  return [...schemasIn(whole)].some(({ keys, schema: inner }) => keys.length > 0 && asksFiles(root, inner, depth + 1));
}

/** Files are searched for in so many levels of groups and lists, one in the other: a `$ref` may lead back to itself, and would never end. */
const MOST_DEPTH = 8;
