// Section 4 of the specification: when each question is visible, and that a hidden one loses its answer.
import { describe, expect, it } from 'vitest';
import { applyChange, type Change } from '../../engine/check/examples/applyChange.ts';
import { listAttachments } from '../../engine/core/answers/listAttachments.ts';
import { pruneAnswers } from '../../engine/core/answers/pruneAnswers.ts';
import { formSchema } from '../../engine/core/model/formSchema.ts';
import { getIn, toPath } from '../../engine/core/model/path.ts';
import type { Answers } from '../../engine/core/model/types.ts';
import { reduceWizard } from '../../engine/core/wizard/reduceWizard.ts';
import { startWizard } from '../../engine/core/wizard/wizardState.ts';
import { exampleAnswers } from './support/exampleAnswers.ts';
import { fieldAt } from './support/fieldAt.ts';
import { formById } from './support/formById.ts';

const form = formById('admission');
const everything = exampleAnswers('admission', 'maximal');

const settled = (change: Change, from: Answers = everything) =>
  pruneAnswers(formSchema(form), applyChange(from, change));
const answered = (answers: Answers, names: readonly string[]) =>
  names.filter((name) => getIn(answers, toPath(name)) !== undefined);
const asked = (answers: Answers, names: readonly string[]) =>
  names.filter((name) => fieldAt(form, answers, name) !== undefined);

const previousSchool = ['prevSchoolName', 'leavingschoolReason', 'enrolledAtOurSchool', 'enrollmentDate'].map(
  (key) => `learnerInfo[${key}]`,
);
const laterGrades = ['kg-1', 'kg-2', ...Array.from({ length: 12 }, (_, i) => `Grade${i + 1}`)];

interface Case {
  readonly name: string;
  readonly answer: string | null;
  readonly questions: readonly string[];
  readonly shown: boolean;
}

const work = (parent: string) => ['jobType', 'workAt', 'workPhone'].map((key) => `${parent}[${key}]`);
const cases = (name: string, questions: readonly string[], answers: readonly (string | null)[], shown: boolean) =>
  answers.map((answer): Case => ({ name, answer, questions, shown }));

// `null` means unanswered.
const table: readonly Case[] = [
  ...cases('learnerInfo[applyingGrade]', previousSchool, ['pre-kg-1', 'pre-kg-2', null], false),
  ...cases('learnerInfo[applyingGrade]', previousSchool, laterGrades, true),
  ...cases('learnerInfo[vistedSpecialist]', ['learnerInfo[report]'], ['no', null], false),
  ...cases('learnerInfo[vistedSpecialist]', ['learnerInfo[report]'], ['yes'], true),
  ...['fatherInfo', 'motherInfo'].flatMap((parent) => [
    ...cases(`${parent}[employmentStatus]`, work(parent), ['Unemployed', null], false),
    ...cases(`${parent}[employmentStatus]`, work(parent), ['Employed', 'Retired', 'Self-employed'], true),
  ]),
  ...cases('otherInfo[hasSiblings]', ['otherInfo[siblings]'], ['no', null], false),
  ...cases('otherInfo[hasSiblings]', ['otherInfo[siblings]'], ['yes'], true),
  ...cases('otherInfo[appliedToOtherSchools]', ['otherInfo[specifyOtherSchools]'], ['no', null], false),
  ...cases('otherInfo[appliedToOtherSchools]', ['otherInfo[specifyOtherSchools]'], ['yes'], true),
];

describe('conditional questions', () => {
  it.each(table)('with $name $answer: visible and stored, $shown', ({ name, answer, questions, shown }) => {
    const answers = settled({ [name]: answer });
    expect(asked(answers, questions)).toEqual(shown ? questions : []);
    expect(answered(answers, questions)).toEqual(shown ? questions : []);
  });

  it('do not change other answers when hidden', () => {
    const others = (answers: Answers, group: string) => ({ ...answers, [group]: undefined });
    expect(others(settled({ 'fatherInfo[employmentStatus]': 'Unemployed' }), 'fatherInfo')).toEqual(
      others(everything, 'fatherInfo'),
    );
  });

  it('are empty when shown again', () => {
    const hidden = settled({ 'learnerInfo[applyingGrade]': 'pre-kg-1' });
    expect(answered(settled({ 'learnerInfo[applyingGrade]': 'kg-1' }, hidden), previousSchool)).toEqual([]);
  });

  it('leave no attachment when the report is hidden', () => {
    expect(listAttachments(form, everything).map(({ name }) => name)).toEqual(['learnerInfo[report]']);
    expect(listAttachments(form, settled({ 'learnerInfo[vistedSpecialist]': 'no' }))).toEqual([]);
  });
});

describe('the list of siblings', () => {
  const turn = (...answers: string[]) =>
    answers.reduce(
      (state, answer) => reduceWizard(form, state, { type: 'change', name: 'otherInfo[hasSiblings]', answer }),
      startWizard(form),
    );
  const siblings = (answers: Answers) => getIn(answers, ['otherInfo', 'siblings']);

  it('has one empty entry when first shown', () => {
    expect(siblings(turn('yes').answers)).toEqual([{}]);
  });

  it('has one empty entry when hidden and shown again', () => {
    const named = reduceWizard(form, turn('yes'), {
      type: 'change',
      name: 'otherInfo[siblings][0][firstName]',
      answer: 'Nour',
    });
    const added = reduceWizard(form, named, { type: 'add-entry', name: 'otherInfo[siblings]' });
    expect(siblings(added.answers)).toEqual([{ firstName: 'Nour' }, {}]);
    const change = (state: typeof added, answer: string) =>
      reduceWizard(form, state, { type: 'change', name: 'otherInfo[hasSiblings]', answer });
    expect(siblings(change(added, 'no').answers)).toBeUndefined();
    expect(siblings(change(change(added, 'no'), 'yes').answers)).toEqual([{}]);
  });

  it('keeps its entries when yes is chosen again', () => {
    expect(siblings(settled({ 'otherInfo[hasSiblings]': 'yes' }))).toEqual(siblings(everything));
  });
});
