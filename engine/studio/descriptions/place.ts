// Where a question is to stand: a step or a group in it, and the question before it.
import { SOURCE } from '../../core/index.ts';
import type { Outline, OutlineGroup, OutlineQuestion, QuestionPlace } from '../protocol/outline.ts';
import type { DescribedField, FieldOption, Values } from './description.ts';

/** In the choice of the question before. */
const FIRST = '';

/** A group as a value of a choice. */
export function groupValue(step: string, path: readonly string[]): string {
  return JSON.stringify([step, ...path]);
}

/** The group that is chosen. */
export function chosenGroup(outline: Outline, { group }: Values): OutlineGroup | undefined {
  const all = outline.steps.flatMap(({ id, groups }) => groups.map((one) => ({ id, one })));
  return all.find(({ id, one }) => groupValue(id, one.path) === group)?.one;
}

/** The fields that ask for the place. `at` is what is chosen at first. */
export function placeFields(outline: Outline, values: Values, at: QuestionPlace): readonly DescribedField[] {
  const groups = outline.steps.flatMap(({ id, label, groups: within }): readonly FieldOption[] =>
    within.map(({ path, title }) => ({
      value: groupValue(id, path),
      label: path.length === 0 ? title : `${label[SOURCE]} › ${title}`,
    })),
  );
  const here = groupValue(at.step, at.path);
  const questions = chosenGroup(outline, { group: values.group ?? here })?.questions ?? [];
  const isHere = (values.group ?? here) === here;
  return [
    { kind: 'choice', name: 'group', label: 'Where', options: groups, fallback: here },
    {
      kind: 'choice',
      name: 'after',
      label: 'After',
      options: [
        { value: FIRST, label: 'nothing: it comes first' },
        ...questions.map((question) => ({ value: question.name, label: titleOf(question) })),
      ],
      fallback: (isHere ? at.after : undefined) ?? questions.at(-1)?.name ?? FIRST,
    },
  ];
}

/** The place that is chosen. */
export function placeIn(values: Values): QuestionPlace {
  const [step = '', ...path] = JSON.parse(values.group ?? '[]') as readonly string[];
  return { step, path, ...(values.after && { after: values.after }) };
}

/** The question's words, or its name where it has none. */
export function titleOf({ title, name }: OutlineQuestion): string {
  return title[SOURCE] ?? name;
}
