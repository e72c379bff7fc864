// Categories of JSON Forms as steps, and its groups as sections of a step.
import { DEPENDENCIES } from '../../../compile/index.ts';
import { isRecord, recordOf } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import type { Control } from './elements.ts';
import { testedBy, testsWhole } from './rules.ts';

export interface Part {
  readonly id: string;
  /** Undefined for a form of one step. */
  readonly label?: string;
  /** Rules that decide on the step. */
  readonly rules: readonly Json[];
  readonly controls: readonly Control[];
}

const ACROSS = ['allOf', 'anyOf', 'oneOf', 'if', ...DEPENDENCIES];

/**
 * A category is a step, unless a question stands in two of them, or a condition leads from one to an earlier one. Rules of the category
 * are then those of the step, and its controls have the others.
 */
export function stepsOf(root: Json, controls: readonly Control[]): readonly Part[] {
  const whole = [{ id: 'questions', controls, rules: [] }];
  const categories = [...new Set(controls.map(({ category }) => category))];
  if (categories.length < 2 || ACROSS.some((key) => root[key] !== undefined)) return whole;
  const places = new Map<string, number>();
  for (const { names, category } of controls) {
    const [first = ''] = names;
    const i = categories.indexOf(category);
    if ((places.get(first) ?? i) !== i) return whole;
    places.set(first, i);
  }
  const steps = categories.flatMap((category, i) => {
    if (!category) return [];
    const { label, rules } = category;
    const own = controls.filter((control) => control.category === category);
    return {
      id: `step-${i + 1}`,
      label,
      rules,
      controls: own.map((one) => ({ ...one, rules: one.rules.slice(rules.length) })),
    };
  });
  const tests = (rule: Json, isStep: (step: number) => boolean) =>
    !testsWhole(rule) && testedBy(rule).every(([first = '']) => isStep(places.get(first) ?? steps.length));
  const fits = steps.every(({ rules, controls: own }, i) => {
    const areEarlier = (all: readonly Json[]) => all.every((rule) => tests(rule, (step) => step < i));
    const areOwn = (all: readonly Json[]) => all.every((rule) => tests(rule, (step) => step === i));
    // Of several conditions on one question, none can be on another step.
    return (
      areEarlier(rules) && own.every((one) => areOwn(one.rules) || (one.rules.length === 1 && areEarlier(one.rules)))
    );
  });
  return fits && steps.length === categories.length ? steps : whole;
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

interface Section {
  title?: string;
  text?: string[];
  fields: string[];
}

/** The groups around the controls as sections; their order alone where there are no headings and no texts. */
export function sectionsOf(controls: readonly Control[], isOneStep: boolean): Json {
  const sections: Section[] = [];
  const named = new Set<string>();
  for (const { names, heading, category, texts } of controls) {
    const [first = ''] = names;
    const title = heading ?? (isOneStep ? category?.label : undefined);
    let section = sections.at(-1);
    if (!section || section.title !== title || texts.length > 0) {
      section = { ...(title !== undefined && { title }), ...(texts.length > 0 && { text: [...texts] }), fields: [] };
      sections.push(section);
    }
    if (!named.has(first)) section.fields.push(first);
    named.add(first);
  }
  const isPlain = sections.every(({ title, text }) => title === undefined && text === undefined);
  const kept = sections.filter(({ fields, text }) => fields.length > 0 || text);
  return isPlain ? { 'ui:order': [...named, '*'] } : { 'ui:sections': kept };
}
