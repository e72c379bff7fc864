import { isRecord } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';
import { type Found, followed, schemasIn } from '../draft/schemas.ts';
import { type Fix, leaveOut } from './problem.ts';

/** The service takes few files at once: lists that the importer gave a greatest number of entries take fewer. Else the last question for files is left out. */
export const filesTaken: Fix = (problem) => {
  const { draft } = problem;
  const found = draft
    .steps()
    .flatMap(({ id, schema }) => [...schemasIn(schema)].map((one) => ({ ...one, id, root: schema })));
  const least = ({ schema }: Found) => Math.max(1, Number(schema.minItems ?? 1));
  const [longest] = found
    .filter((one) => draft.limited.has(one.schema) && Number(one.schema.maxItems) > least(one))
    .filter(({ root, schema }) => asksFiles(root, schema.items))
    .toSorted((one, other) => Number(other.schema.maxItems) - Number(one.schema.maxItems));
  if (longest) {
    const { id, keys, schema } = longest;
    schema.maxItems = Math.max(least(longest), Math.floor(Number(schema.maxItems) / 2));
    draft.filled(
      draft.originOf(`${id}.schema.json`, keys),
      `At most ${schema.maxItems} entries: the service takes few files at once.`,
    );
    return;
  }
  const last = found.findLast(({ keys, schema }) => schema.format === 'attachment' && keys.at(-2) === 'properties');
  if (!last) return;
  leaveOut({ ...problem, file: `${last.id}.schema.json`, root: last.root }, last.keys);
};

function asksFiles(root: Json, schema: unknown, depth = 0): boolean {
  if (!isRecord(schema) || depth > MOST_DEPTH) return false;
  const whole = followed(root, schema);
  if (whole.format === 'attachment') return true;
  return [...schemasIn(whole)].some(({ keys, schema: inner }) => keys.length > 0 && asksFiles(root, inner, depth + 1));
}

/** Of groups and lists in each other. */
const MOST_DEPTH = 8;
