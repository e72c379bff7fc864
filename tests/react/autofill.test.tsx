// What a browser may fill in by itself, and which keys a telephone shows, for every text field of every form that is as it was
// delivered.
import { expect, it } from 'vitest';
import { example, loadForm, typedAnswers } from './support/examples.ts';
import { mountWizard } from './support/mountWizard.tsx';

/** Name of a field: its `autocomplete`, then its `inputmode` or type where they are not the plain ones. */
type Aids = Readonly<Record<string, string>>;

/** The aids of the step at hand; entries of a list are all alike. */
function aids(): Aids {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)[name]:not(.wizard-offscreen *)'),
  ];
  const texts = controls.filter(({ type }) => !['radio', 'file', 'hidden'].includes(type));
  const said = ({ autocomplete, inputMode, type }: HTMLInputElement) =>
    [autocomplete, inputMode || (['text', 'textarea'].includes(type) ? '' : type)].filter(Boolean).join(', ');
  return Object.fromEntries(texts.map((control) => [control.name.replace(/\[\d+\]/, '[]'), said(control)]));
}

const parent = (who: string): Aids => ({
  [`${who}Info[${who}Name]`]: `section-${who} name`,
  [`${who}Info[birthPlace]`]: '',
  [`${who}Info[birthDate]`]: `section-${who} bday, numeric`,
  [`${who}Info[mobilephoneNo]`]: `section-${who} mobile tel, tel`,
  [`${who}Info[email]`]: `section-${who} email, email`,
  [`${who}Info[educationalDiploma]`]: '',
  [`${who}Info[jobType]`]: `section-${who} organization-title`,
  [`${who}Info[workAt]`]: `section-${who} organization`,
  [`${who}Info[workPhone]`]: `section-${who} work tel, tel`,
});

const guardian = (who: string): Aids => ({
  [`${who}Name`]: `section-${who} name`,
  [`${who}Age`]: 'numeric',
  [`${who}Occupation`]: `section-${who} organization-title`,
  [`${who}Employer`]: `section-${who} organization`,
  [`${who}Address`]: `section-${who} street-address`,
  [`${who}Telephone`]: `section-${who} tel, tel`,
});

const wanted: Readonly<Record<string, Aids>> = {
  admission: {
    'learnerInfo[firstNameAR]': '',
    'learnerInfo[lastNameAr]': '',
    'learnerInfo[motherNameAr]': '',
    'learnerInfo[fatherNameAr]': '',
    'learnerInfo[firstName]': 'section-child given-name',
    'learnerInfo[birthDate]': 'section-child bday, numeric',
    'learnerInfo[birthPlace]': '',
    'learnerInfo[prevSchoolName]': '',
    'learnerInfo[leavingschoolReason]': '',
    'learnerInfo[enrollmentDate]': 'numeric',
    'familyInfo[registryCivilNo]': 'numeric',
    'familyInfo[registryCivilPlace]': '',
    'familyInfo[address]': 'section-family street-address',
    'familyInfo[telephone]': 'section-family home tel, tel',
    'familyInfo[mobilePhoneNo]': 'section-family mobile tel, tel',
    'familyInfo[email]': 'section-family email, email',
    ...parent('father'),
    ...parent('mother'),
    'otherInfo[siblings][][firstName]': '',
    'otherInfo[siblings][][birthDate]': 'numeric',
    'otherInfo[siblings][][school]': '',
    'otherInfo[siblings][][grade]': '',
    'otherInfo[specifyOtherSchools]': '',
  },
  'financial-aid': {
    'learners[][lastName]': '',
    'learners[][firstName]': '',
    'learners[][middleName]': '',
    'learners[][dob]': 'numeric',
    'learners[][yearOfAdmission]': 'numeric',
    address: 'section-family street-address',
    ...guardian('father'),
    ...guardian('mother'),
    numberOfDependents: 'numeric',
    'dependents[][relationship]': '',
    'dependents[][age]': 'numeric',
  },
  contact: { name: 'name', email: 'email, email', destination: '', subject: '', message: '' },
};

/** The forms that a school has changed. */
const changed = String(import.meta.env.CHANGED).split(',');

const ids = Object.keys(wanted);

it.skipIf(ids.some((id) => changed.includes(id))).each(ids)('%s', async (id) => {
  const form = await loadForm(id);
  const answers = typedAnswers(form, example(id, 'maximal'));
  const found: Record<string, string> = {};
  for (const step of form.steps.keys()) {
    await mountWizard(form, { answers, step });
    Object.assign(found, aids());
  }
  expect(found).toEqual(wanted[id]);
});
