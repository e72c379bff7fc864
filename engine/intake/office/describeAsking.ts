// What the office asked a parent again, and what became of it: the link that was made last, and what its answers changed.
import { askableFields } from '../../core/asking.ts';
import type { Answers, Form } from '../../core/index.ts';
import { type LabelledAnswer, labelledAnswers } from '../../languages/index.ts';
import type { AskableQuestion, Asking, Change } from '../../ports/index.ts';
import { stateOf } from '../asking/link.ts';
import type { AnswerLink, Version } from '../storage/answerStore.ts';
import type { FormAndOffice } from './context.ts';

/** The questions that can be asked again, in the words of the form. */
export function describeAskable(
  { form, office: { proof } }: FormAndOffice,
  answers: Answers,
): readonly AskableQuestion[] {
  if (proof === undefined) return [];
  return askableFields(form, answers, proof).map(({ step, field: { under, schema, name }, pointer }) => {
    const groups = under.flatMap((heading) => ('title' in heading ? heading.title : []));
    return { pointer, step: step.label, label: [...groups, schema.title ?? name].join(': '), name };
  });
}

export function describeAskedLink(link: AnswerLink): Asking {
  const { questions, askedAt, expiresAt } = link;
  return { ...stateOf(link, new Date()), questions, askedAt, expiresAt };
}

/** What a version changed of the one before it; `versions` are all of the application. */
export function changesOf(form: Form, versions: readonly Version[], version: number): readonly Change[] {
  const [before, after] = [version - 1, version].map((one) => versions.find((each) => each.version === one));
  return before && after
    ? changesBetween(
        labelledAnswers(form, before.answers, form.language),
        labelledAnswers(form, after.answers, form.language),
      )
    : [];
}

/** The answers that differ, of which one may be blank. */
export function changesBetween(here: readonly LabelledAnswer[], there: readonly LabelledAnswer[]): readonly Change[] {
  const [own, others] = [here, there].map((answers) => new Map(answers.map((one) => [one.name, one])));
  const names = [...new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])])];
  return names.flatMap((name) => {
    const [one, other] = [own?.get(name), others?.get(name)];
    if (one?.text === other?.text) return [];
    const { headings = [], label = name } = one ?? other ?? {};
    return [{ label: [...headings.slice(1), label].join(': '), here: one?.text ?? '', there: other?.text ?? '' }];
  });
}
