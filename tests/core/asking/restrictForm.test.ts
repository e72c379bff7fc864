// A form of which some questions are asked again: which are drawn, what is checked, and what becomes of the answers.
import { beforeAll, describe, expect, it } from 'vitest';
import { listFields } from '../../../engine/core/answers/listFields.ts';
import { acceptAgain } from '../../../engine/core/asking/acceptAgain.ts';
import { askableFields } from '../../../engine/core/asking/askableFields.ts';
import { answersFor, askedAnswers, restrictForm } from '../../../engine/core/asking/restrictForm.ts';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { formErrors } from '../../../engine/core/validation/stepErrors.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const pet = group({ name: text }, { required: ['name'] });
const attached = { id: 'f1', name: 'report.pdf', type: 'application/pdf', size: 9 };

/** `who`: name, born, home (town, street), more: yes asks note and report. `pets`: count, and as many entries. */
let form: Form;
beforeAll(async () => {
  form = await makeForm([
    {
      at: ['who'],
      schema: group(
        {
          name: text,
          born: { type: 'string', format: 'date' },
          home: group({ town: text, street: text }),
          more: yesNo,
        },
        {
          required: ['name', 'born', 'more'],
          ...when('more', 'yes', group({ note: text, report: file }, { required: ['note'] })),
        },
      ),
      ui: {
        'ui:sections': [{ title: 'You', fields: ['name', 'born', 'home'] }, { fields: ['more', 'note', 'report'] }],
      },
    },
    {
      at: ['pets'],
      schema: group({
        count: { type: 'integer' },
        list: { ...list(pet), lengthEquals: { $data: '1/count' } },
      }),
    },
  ]);
});

const stored: Answers = {
  who: {
    name: 'Layla',
    born: '2015-03-04',
    home: { town: 'Beirut', street: 'Hamra' },
    more: 'yes',
    note: 'n',
    report: attached,
  },
  pets: { count: 1, list: [{ name: 'Rex' }] },
};

const drawn = (restricted: Form, answers: Answers) =>
  restricted.steps.flatMap((step) => listFields(step, answers).map(({ name }) => name));

describe('the restricted form', () => {
  it.each([
    { marked: ['/who/name'], asks: ['who[name]'] },
    { marked: ['/who/home/street'], asks: ['who[home][street]'] },
    { marked: ['/who/note'], asks: ['who[note]'] },
    { marked: ['/who/more'], asks: ['who[more]', 'who[note]', 'who[report]'] },
    { marked: ['/pets/list'], asks: ['pets[list]', 'pets[list][0][name]'] },
    { marked: ['/pets/count'], asks: ['pets[count]', 'pets[list]', 'pets[list][0][name]'] },
    { marked: ['/who/gone', '/other'], asks: [] },
  ])('asks $asks where $marked is marked', ({ marked, asks }) => {
    const answers = answersFor(form, marked, stored);
    expect(drawn(restrictForm(form, marked), answers)).toEqual(asks);
  });

  it('knows the answers that decide what is asked, and no others', () => {
    expect(answersFor(form, ['/who/note'], stored)).toEqual({ who: { more: 'yes', note: 'n' } });
    expect(answersFor(form, ['/pets/list'], stored)).toEqual({ pets: { count: 1, list: [{ name: 'Rex' }] } });
  });

  it('has the errors of what is asked, in the words of the form', () => {
    const restricted = restrictForm(form, ['/who/more']);
    expect([...formErrors(restricted, { who: { more: 'yes' } }).keys()]).toEqual(['who[note]']);
    expect([...formErrors(restricted, { who: { more: 'no' } })]).toEqual([]);
  });

  it('asks a condition anew where its question is asked', () => {
    const restricted = restrictForm(form, ['/who/more']);
    expect(drawn(restricted, { who: { more: 'no' } })).toEqual(['who[more]']);
  });
});

describe('answers to what was asked again', () => {
  it('replace those of the submission, and no others', () => {
    const given = { who: { more: 'no' } };
    const { answers, errors, conflicts } = acceptAgain(form, ['/who/more'], stored, given);
    expect([errors, conflicts]).toEqual([[], []]);
    expect(answers).toEqual({
      who: { name: 'Layla', born: '2015-03-04', home: { town: 'Beirut', street: 'Hamra' }, more: 'no' },
      pets: stored.pets,
    });
  });

  it('are blank where nothing is given, and refused where an answer is required', () => {
    expect(acceptAgain(form, ['/who/home/street'], stored, {}).answers).toMatchObject({
      who: { home: { town: 'Beirut' } },
    });
    expect(acceptAgain(form, ['/who/name'], stored, {}).errors).toMatchObject([
      { name: 'who[name]', keyword: 'required' },
    ]);
  });

  it('are refused for questions that were not asked, and for those that there are not', () => {
    const given = { who: { name: 'Zeina', home: { town: 'Tyre', street: 'Port' } }, other: 'x' };
    const { answers, errors } = acceptAgain(form, ['/who/home/street'], stored, given);
    expect(errors.map(({ name }) => name)).toEqual(['other', 'who[name]', 'who[home][town]']);
    expect(answers).toMatchObject({ who: { name: 'Layla', home: { town: 'Beirut', street: 'Port' } } });
  });

  it('are not refused for errors elsewhere that the submission had before', () => {
    const older = { ...stored, who: { more: 'no' } };
    expect(acceptAgain(form, ['/who/more'], older, { who: { more: 'no' } })).toMatchObject({
      errors: [],
      conflicts: [],
    });
  });

  it('send of the restricted form what is asked only', () => {
    expect(askedAnswers(form, ['/who/note'], { who: { more: 'yes', note: 'new' } })).toEqual({ who: { note: 'new' } });
  });
});

it('visible questions can be asked, a list as a whole, but not the proof', () => {
  const pointers = askableFields(form, stored, '/who/born').map(({ pointer }) => pointer);
  expect(pointers).toEqual([
    ...['/who/name', '/who/home/town', '/who/home/street', '/who/more', '/who/note', '/who/report'],
    ...['/pets/count', '/pets/list'],
  ]);
  const without = askableFields(form, { who: { more: 'no' } }, '/who/born').map(({ pointer }) => pointer);
  expect(without).not.toContain('/who/note');
});
