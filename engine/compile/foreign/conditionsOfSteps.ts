// Conditions that builders write at a step of form.json, each with the `if` that is meant.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import type { At } from '../errors/repairs.ts';
import { conditionIn } from './conditionsOfQuestions.ts';

const IN_GENERAL =
  'Write "if": { "properties": { "/name": { "const": ... } }, "required": ["/name"] }, with answers of earlier steps.';

/** The repair of a condition at a step: whole if there is one step before it, in which the answers then are. */
export function repairAtStep(step: unknown, _: unknown, { root, keys, unknown = '' }: At): string | undefined {
  if (keys.at(-2) !== 'steps') return undefined;
  const { steps } = recordOf(root);
  const [only, ...others] = Array.isArray(steps) ? steps.slice(0, Number(keys.at(-1))) : [];
  const condition = conditionIn(recordOf(step)[unknown]);
  const { at = '' } = recordOf(only);
  if (!condition || only === undefined || others.length > 0 || typeof at !== 'string') return IN_GENERAL;
  return `Write "if": ${JSON.stringify(below(at, condition))}.`;
}

/** The condition with the places of the answers in place of the names of the questions. */
function below(at: string, condition: unknown): unknown {
  if (!isRecord(condition)) return condition;
  const placed = (name: string) => at + formatPointer([name]);
  const changed = Object.entries(condition).map(([keyword, part]) => {
    if (keyword === 'properties')
      return [keyword, Object.fromEntries(Object.entries(recordOf(part)).map(([name, test]) => [placed(name), test]))];
    if (keyword === 'required') return [keyword, [part].flat().map((name) => placed(String(name)))];
    return [keyword, Array.isArray(part) ? part.map((one) => below(at, one)) : below(at, part)];
  });
  return Object.fromEntries(changed);
}
