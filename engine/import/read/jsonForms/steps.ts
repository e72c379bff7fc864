// Categories of JSON Forms as steps.
import { DEPENDENCIES } from '../../../compile/index.ts';
import { isRecord, recordOf } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { type Control, isControl, type Shown } from './elements.ts';
import { testedBy, testsWhole } from './rules.ts';

export interface Part {
  readonly id: string;
  /** Undefined for a form of one step. */
  readonly label?: string;
  /** Rules that decide on the step. */
  readonly rules: readonly Json[];
  readonly shown: readonly Shown[];
}

const ACROSS = ['allOf', 'anyOf', 'oneOf', 'if', ...DEPENDENCIES];

/**
 * A category is a step, unless a question stands in two of them, or a condition leads from one to an earlier one. Rules of the category
 * are then those of the step, and its controls have the others.
 */
export function stepsOf(draft: Draft, root: Json, shown: readonly Shown[]): readonly Part[] {
  const controls = shown.filter(isControl);
  const whole = [{ id: 'questions', shown, rules: [] }];
  const categories = [...new Set(controls.map(({ category }) => category))];
  if (categories.length < 2 || ACROSS.some((key) => root[key] !== undefined)) return whole;
  const places = new Map<string, number>();
  for (const { names, category } of controls) {
    const [first = ''] = names;
    const i = categories.indexOf(category);
    if ((places.get(first) ?? i) !== i) return whole;
    places.set(first, i);
  }
  const placed = inCategories(shown);
  const steps = categories.flatMap((category, i) => {
    if (!category) return [];
    const { label, rules } = category;
    const own = placed.filter((one) => one.category === category);
    return {
      id: `step-${i + 1}`,
      label,
      rules,
      shown: own.map((one) => ({ ...one, rules: one.rules.filter((rule) => !rules.includes(rule)) })),
    };
  });
  const tests = (rule: Json, isStep: (step: number) => boolean) =>
    !testsWhole(rule) && testedBy(rule).every(([first = '']) => isStep(places.get(first) ?? steps.length));
  const fits = steps.every(({ rules, shown: all }, i) => {
    const own = all.filter(isControl);
    const areEarlier = (all: readonly Json[]) => all.every((rule) => tests(rule, (step) => step < i));
    const areOwn = (all: readonly Json[]) => all.every((rule) => tests(rule, (step) => step === i));
    // Of several conditions on one question, none can be on another step.
    return (
      areEarlier(rules) && own.every((one) => areOwn(one.rules) || (one.rules.length === 1 && areEarlier(one.rules)))
    );
  });
  if (!fits || steps.length < categories.length) return whole;
  for (const { category, element } of placed) {
    if (categories.includes(category)) continue;
    draft.note('left', draft.placeOf(element), 'A text of a category that asks nothing.', 'A step asks something.');
  }
  return steps;
}

/** A text that stands in no category is shown with the question after it; after the last question with that. */
function inCategories(shown: readonly Shown[]): readonly Shown[] {
  return shown.map((one, i) => {
    if (one.category || isControl(one)) return one;
    const next = shown.slice(i).find(isControl) ?? shown.findLast(isControl);
    return next?.category ? { ...one, category: next.category } : one;
  });
}

/** The schema of a step: the questions of these controls, with what they refer to. */
export function schemaOf(root: Json, controls: readonly Control[]): Json {
  const names = new Set(controls.map(({ names: [first = ''] }) => first));
  const { properties, required, definitions, $defs } = root;
  const own = Object.entries(recordOf(properties)).filter(([name]) => names.has(name));
  return {
    type: 'object',
    properties: Object.fromEntries(own),
    ...(Array.isArray(required) && { required: required.filter((name) => names.has(name)) }),
    ...(isRecord(definitions) && { definitions: structuredClone(definitions) }),
    ...(isRecord($defs) && { $defs: structuredClone($defs) }),
  };
}
