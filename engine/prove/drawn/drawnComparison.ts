// A comparison of a drawn question with an answer of an earlier step, or of its own step outside of its group.
import { COMPARISONS } from '../../compile/index.ts';
import { formatPointer, isGroupSchema, type Path, recordOf, type Schema, setIn } from '../../core/index.ts';
import { isDate, isNumber, isText } from './drawnRelation.ts';
import { isNamed } from './drawnShapes.ts';

export interface ComparisonPlan {
  readonly keyword: 'equals' | 'atLeast' | 'atMost' | 'moreThan' | 'lessThan';
  /** Which questions, among those that fit. */
  readonly own: number;
  readonly other: number;
}

interface DrawnStep {
  /** JSON Pointer; empty at the root. */
  readonly at: string;
  readonly schema: Schema;
}

interface Candidate {
  readonly schema: Schema;
  /** Where it stands in the schema of its step. */
  readonly place: Path;
  /** JSON Pointer of its group in the submission, and of itself. */
  readonly group: string;
  readonly pointer: string;
  readonly isInList: boolean;
  readonly isRequired: boolean;
}

/** The schema of the last of the steps with the comparison, where there are questions that it fits. */
export function compared(steps: readonly DrawnStep[], plan: ComparisonPlan | undefined): Schema {
  const { at = '', schema = {} } = steps.at(-1) ?? {};
  if (!plan) return schema;
  const { keyword } = plan;
  const owns = candidates(schema, at, [], false).filter((one) => !one.isRequired || isUnlimited(one.schema));
  const own = owns[plan.own % Math.max(1, owns.length)];
  const kinds = keyword === 'equals' ? [isNumber, isText, isDate] : [isNumber, isDate];
  const fits = own && kinds.find((kind) => kind(own.schema));
  const others = steps
    .flatMap((step) => candidates(step.schema, step.at, [], false))
    .filter((one) => fits?.(one.schema) && !one.isInList && one.group !== own?.group);
  const other = others[plan.other % Math.max(1, others.length)];
  // Two comparisons of one question may exclude each other, which the check finds only within a group.
  if (!own || !other || COMPARISONS.some((one) => own.schema[one])) return schema;
  const words = { ...recordOf(own.schema.errorMessage), [keyword]: `Wrong ${keyword} elsewhere ${own.pointer}` };
  const question = { ...own.schema, [keyword]: { $data: other.pointer }, errorMessage: words };
  return setIn(schema as Readonly<Record<string, unknown>>, own.place, question) as Schema;
}

/** The single questions of a group, and of the groups and entries in it, outside of branches. */
function candidates(group: Schema, pointer: string, place: Path, isInList: boolean): readonly Candidate[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, schema]): readonly Candidate[] => {
    const at = pointer + formatPointer([name]);
    const here = [...place, 'properties', name];
    const { items } = schema;
    if (items && isGroupSchema(items)) return candidates(items, `${at}/0`, [...here, 'items'], true);
    if (isGroupSchema(schema) && !isNamed(schema)) return candidates(schema, at, here, isInList);
    const isSingle = !schema.readOnly && [isNumber, isText, isDate].some((kind) => kind(schema));
    const isRequired = (group.required ?? []).includes(name);
    return isSingle ? [{ schema, place: here, group: pointer, pointer: at, isInList, isRequired }] : [];
  });
}

const LIMITS = ['minimum', 'maximum', 'formatMinimum', 'formatMaximum', 'maxLength', 'pattern'] as const;

/**
 * True if some answer keeps to a comparison, whatever the other answer is. A required question with limits may have none: then the form is invalid for that other answer,
 * and a condition that needs it never holds in a valid submission. The check does not find that across steps.
 */
function isUnlimited(question: Schema): boolean {
  return LIMITS.every((keyword) => question[keyword] === undefined);
}
