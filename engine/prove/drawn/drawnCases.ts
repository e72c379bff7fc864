// A choice whose options are cases (`oneOf`, `anyOf` of groups), and questions of which one has to be answered.

import type { Schema, UiSchema } from '../../core/index.ts';
import type { Drawn, Place } from './drawnFiles.ts';
import type { CasesPlan, QuestionPlan } from './drawnPlan.ts';
import { isGroup } from './drawnShapes.ts';
import { canBe, isNeverMissing, requiring } from './drawnWords.ts';

interface Cases {
  readonly schema: Schema;
  /** Of the choice and of the questions of its cases; empty objects included. */
  readonly ui: UiSchema;
  readonly required: readonly string[];
}

const NONE: Cases = { schema: {}, ui: {}, required: [] };

/** The keywords of a group whose questions so far are called `taken`. */
export function casesOf(
  plan: CasesPlan | undefined,
  taken: readonly string[],
  place: Place,
  draw: (question: QuestionPlan, around: Place) => Drawn,
): Cases {
  if (!plan) return NONE;
  const names = new Set(taken);
  const free = (name: string): string => {
    const one = names.has(name) ? free(`${name}x`) : name;
    names.add(one);
    return one;
  };
  const key = free('kind');
  const ui: Record<string, UiSchema> = { [key]: {} };
  const cases = plan.asks.map((question, i): Schema => {
    const value = { const: `case${i}` };
    const head = { title: `Case ${i} ${[...place, key].join(' ')}` };
    if (!question) return { ...head, properties: { [key]: value } };
    const name = free(question.name);
    const drawn = draw({ ...question, name }, place);
    ui[name] = drawn.ui;
    const isRequired = isGroup(drawn.schema)
      ? (drawn.schema.required ?? []).length > 0
      : question.isRequired && canBe(drawn);
    return {
      ...head,
      properties: { [key]: value, [name]: drawn.schema },
      ...(isRequired && requiring([name], place, isNeverMissing(drawn.schema) ? [name] : [])),
    };
  });
  const properties = { [key]: { title: `Title ${[...place, key].join(' ')}` } };
  return { schema: { properties, [plan.keyword]: cases }, ui, required: plan.isRequired ? [key] : [] };
}

/** `anyOf` of two questions that may be unanswered; undefined where there are none. */
export function oneNeeded(
  asked: Readonly<Record<string, Drawn>>,
  required: readonly string[],
  place: Place,
): { readonly anyOf: readonly Schema[]; readonly errorMessage: object } | undefined {
  const optional = Object.entries(asked).flatMap(([name, drawn]) =>
    canBe(drawn) && !required.includes(name) && !isGroup(drawn.schema) ? name : [],
  );
  if (optional.length < 2) return undefined;
  return {
    anyOf: optional.slice(0, 2).map((name) => ({ required: [name] })),
    errorMessage: { anyOf: `One of two ${place.join(' ')}` },
  };
}
