// A version of a form in one language as a flat list of what a parent sees: the form itself, its steps, their questions.
import {
  type Definition,
  type DefinitionStep,
  fillMessages,
  groupParts,
  isYesNo,
  mapQuestions,
  noteYesNo,
  withAllOptions,
} from '../../compile/index.ts';
import {
  allSections,
  declaredProperties,
  isGroupSchema,
  type Language,
  type Schema,
  toName,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import type { Aspect, Part } from './change.ts';
import { type Around, conditionInWords } from './conditionWords.ts';
import { formAspects } from './formAspects.ts';
import { questionAspects } from './questionAspects.ts';

/** Parts by a name that is the same in every version; `[]` in it stands for any entry of a list. */
export function partsOf(definition: Pick<Definition, 'form' | 'steps'>, language: Language): ReadonlyMap<string, Part> {
  const { form, steps } = definition;
  return new Map<string, Part>([
    ['form', { where: form.title, aspects: formAspects(form) }],
    ...steps.flatMap((step) => inStep(step, { steps, isYesNo }, language)),
  ]);
}

type Named = readonly [name: string, part: Part];

function inStep({ id, label, at, schema, ui, entry }: DefinitionStep, around: Around, language: Language): Named[] {
  const aspects = new Map<string, Aspect>([
    ['label', { value: label }],
    ...(entry.if ? [['asked', whenAsked(entry.if, around)] as const] : []),
    ...groupAspects(schema, ui),
  ]);
  const step: Named = [`step ${id}`, { where: label, aspects }];
  const shown = fillMessages(mapQuestions(schema, ui, withAllOptions), language);
  // Which booleans are yes and no is kept by schema object, and `shown` consists of copies.
  noteYesNo(shown, ui);
  return [step, ...inGroup(shown, ui, [...at], label, around)];
}

function whenAsked(condition: Schema, around: Around): Aspect {
  return { value: JSON.stringify(condition), inWords: `if ${conditionInWords(condition, {}, around)}` };
}

function inGroup(group: Schema, ui: UiSchema, path: readonly string[], place: string, around: Around): Named[] {
  const parts = groupParts(group);
  return Object.entries(declaredProperties(group)).flatMap(([key, question]) => {
    const own = uiOf(ui, key);
    const below = [...path, key];
    const where = `${place} › ${question.title ?? key}`;
    const inner = inQuestion(question, own, below, where, around);
    const aspects = new Map([
      ...questionAspects(key, group, parts, own, around),
      ...(isGroupSchema(question) ? groupAspects(question, own) : []),
    ]);
    return [[toName(below), { where, aspects }] as const, ...inner];
  });
}

function inQuestion(question: Schema, ui: UiSchema, path: readonly string[], where: string, around: Around): Named[] {
  if (isGroupSchema(question)) return inGroup(question, ui, path, where, around);
  return question.items ? inQuestion(question.items, uiOf(ui, 'items'), [...path, ''], where, around) : [];
}

/** Headings and paragraphs of a group, and the order of its questions. */
function groupAspects(group: Schema, ui: UiSchema): (readonly [string, Aspect])[] {
  const shown = allSections(declaredProperties(group), ui);
  const headings = shown.flatMap(({ title }) => title ?? []).join(' · ');
  const paragraphs = shown.flatMap(({ text }) => (text ?? []).flat()).join('\n');
  const order = shown.flatMap(({ fields }) => fields);
  const titles = order.map((key) => declaredProperties(group)[key]?.title ?? key);
  return [
    ...(headings ? [['headings', { value: headings }] as const] : []),
    ...(paragraphs ? [['paragraphs', { value: paragraphs }] as const] : []),
    ['order', { value: JSON.stringify(order), inWords: titles.join(', ') }],
  ];
}
