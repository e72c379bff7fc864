// Conditions on a step as form builders write them in form.json (`visibleIf`, `relevant`, `rule`), each with the `if` that is meant.
import { formatPointer, isRecord, recordOf } from '../../core/index.ts';
import type { At } from '../errors/repairs.ts';
import { conditionIn } from './conditionsOfQuestions.ts';
import { conditionOfRule } from './jsonFormsRepairs.ts';

const IN_GENERAL =
  'Write "if": { "properties": { "/name": { "const": ... } }, "required": ["/name"] }, with answers of earlier steps.';

/** The repair of a condition at a step: whole if there is one step before it, in which the answers then are. */
export function repairAtStep(step: unknown, _: unknown, { root, keys, unknown = '' }: At): string | undefined {
  if (keys.at(-2) !== 'steps') return undefined;
  const { steps } = recordOf(root);
  const [only, ...others] = Array.isArray(steps) ? steps.slice(0, Number(keys.at(-1))) : [];
  const written = recordOf(step)[unknown];
  const condition = unknown === 'rule' ? conditionOfRule(written) : conditionIn(written);
  const { at = '' } = recordOf(only);
  if (!condition || only === undefined || others.length > 0 || typeof at !== 'string') return IN_GENERAL;
  return `Write "if": ${JSON.stringify(below(at, condition))}.`;
}

/**
 * The condition with each answer by its JSON Pointer into the submission, as the `if` of a step needs it.
 * @param at JSON Pointer of the step that has the answers
 * @param condition names answers by names of questions, or by JSON Pointers into that step
 */
function below(at: string, condition: unknown): unknown {
  if (!isRecord(condition)) return condition;
  const placed = (name: string) => at + (name.startsWith('/') ? name : formatPointer([name]));
  const changed = Object.entries(condition).map(([keyword, part]) => {
    if (keyword === 'properties')
      return [keyword, Object.fromEntries(Object.entries(recordOf(part)).map(([name, test]) => [placed(name), test]))];
    if (keyword === 'required') return [keyword, [part].flat().map((name) => placed(String(name)))];
    return [keyword, Array.isArray(part) ? part.map((one) => below(at, one)) : below(at, part)];
  });
  return Object.fromEntries(changed);
}
