// Categories of JSON Forms as steps, and its groups as sections of a step.
import { isRecord, recordOf } from '../../../core/index.ts';
import type { Json } from '../../draft/draft.ts';
import type { Control } from './elements.ts';
import { testedBy } from './rules.ts';

export interface Part {
  readonly id: string;
  /** Undefined for a form of one step. */
  readonly label?: string;
  readonly controls: readonly Control[];
}

const ACROSS = ['allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'dependentRequired', 'dependentSchemas'];

/** A category is a step, unless a question stands in two of them, or a condition leads from one to another. */
export function stepsOf(root: Json, controls: readonly Control[]): readonly Part[] {
  const whole = [{ id: 'questions', controls }];
  const labels = [...new Set(controls.map(({ category = '' }) => category))];
  if (labels.length < 2 || labels.includes('') || ACROSS.some((key) => root[key] !== undefined)) return whole;
  const places = new Map<string, string>();
  for (const { names, category = '' } of controls) {
    const [first = ''] = names;
    if ((places.get(first) ?? category) !== category) return whole;
    places.set(first, category);
  }
  const isWithin = ({ rules, category = '' }: Control) =>
    rules.flatMap(testedBy).every(([first = '']) => places.get(first) === category);
  if (!controls.every(isWithin)) return whole;
  return labels.map((label, i) => ({
    id: `step-${i + 1}`,
    label,
    controls: controls.filter(({ category }) => category === label),
  }));
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
    const title = heading ?? (isOneStep ? category : undefined);
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
