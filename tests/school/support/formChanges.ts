import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { editJson } from '../../../engine/check/edits/editJson.ts';
import { formatPointer } from '../../../engine/core/index.ts';
import { formRecipe } from './recipes.ts';
import { create, json, key, type SchoolChange, text } from './schoolChange.ts';
import { visit } from './visitForm.ts';

const inMessage = (place: string) => key('message.schema.json', place);

function add(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [file, content] of Object.entries(files)) create(folder, file, content);
}

const inLearner = (place: string) => key('learner.schema.json', place);

const LEARNER = 'forms/admission/learner.schema.json';
const SCHEMA = 'forms/contact/message.schema.json';
const UI = 'forms/contact/message.ui.json';
const AR = 'forms/contact/ar.json';
const contact = ['contact'];

/** Writes the words of links to the form for financial aid in their place. */
function removeLinks(folder: string, file: string): void {
  text(folder, file, (before) => before.replaceAll(/\[([^\][\n]*)\]\((?:form|button):aid\)/g, '$1'));
}

/** Changes of forms. */
export const formChanges: readonly SchoolChange[] = [
  {
    title: 'an optional question',
    forms: contact,
    make: formRecipe('Add a question'),
  },
  {
    title: 'a required question',
    forms: contact,
    make(folder) {
      json(folder, SCHEMA, {
        '/properties/relation': { type: 'string', title: 'Relation', maxLength: 50 },
        '/required/-': 'relation',
        '/errorMessage/required/relation': 'Relation is required',
      });
      json(folder, UI, { '/ui:sections/0/fields/-': 'relation' });
      json(folder, AR, {
        [inMessage('/properties/relation/title')]: 'القرابة',
        [inMessage('/errorMessage/required/relation')]: 'القرابة مطلوبة',
      });
    },
  },
  {
    title: 'a condition',
    forms: contact,
    make(folder) {
      json(folder, SCHEMA, {
        '/properties/callBack': { $ref: '../lists/yes-no.json', title: 'Shall we call you back?' },
        '/if': { properties: { callBack: { const: 'yes' } }, required: ['callBack'] },
        '/then': {
          properties: { telephone: { type: 'string', format: 'phone', title: 'Telephone' } },
          required: ['telephone'],
          errorMessage: { required: { telephone: 'Telephone is required' } },
        },
      });
      json(folder, UI, { '/ui:sections/0/fields/-': 'callBack' });
      json(folder, UI, { '/ui:sections/0/fields/-': 'telephone' });
      json(folder, AR, {
        [inMessage('/properties/callBack/title')]: 'هل نتصل بكم؟',
        [inMessage('/then/properties/telephone/title')]: 'الهاتف',
        [inMessage('/then/errorMessage/required/telephone')]: 'الهاتف مطلوب',
      });
    },
  },
  {
    title: 'a limit',
    forms: contact,
    make: (folder) => json(folder, SCHEMA, { '/properties/message/minLength': 20 }),
  },
  {
    title: 'the words of a question, its Arabic and its message',
    forms: contact,
    make: formRecipe('Change the words of a question'),
  },
  {
    title: 'an option',
    forms: ['admission'],
    make(folder) {
      json(folder, 'forms/lists/religion.json', { '/enum/-': 'other', '/enumNames/-': 'Other' });
      json(folder, 'forms/lists/ar.json', { [key('religion.json', '/enum/other')]: 'غير ذلك' });
    },
  },
  {
    title: 'a grade',
    forms: ['admission'],
    make(folder) {
      json(folder, 'forms/lists/grade.json', { '/enum/-': 'grade-13', '/enumNames/-': 'Grade 13' });
      json(folder, 'forms/lists/ar.json', { [key('grade.json', '/enum/grade-13')]: 'الصف الثالث عشر' });
    },
  },
  {
    title: 'the words of a question among many',
    forms: ['admission'],
    make(folder) {
      json(folder, LEARNER, {
        '/properties/birthPlace/title': 'Place of Birth',
        '/errorMessage/required/birthPlace': 'Place of Birth is required',
      });
      json(folder, 'forms/admission/ar.json', {
        [inLearner('/properties/birthPlace/title')]: 'مسقط الرأس',
        [inLearner('/errorMessage/required/birthPlace')]: 'مسقط الرأس مطلوب',
      });
    },
  },
  {
    title: 'a required question among many',
    forms: ['admission'],
    make(folder) {
      json(folder, LEARNER, {
        '/properties/languageAtHome': { type: 'string', title: 'Language at Home', maxLength: 50 },
        '/required/-': 'languageAtHome',
        '/errorMessage/required/languageAtHome': 'Language at Home is required',
      });
      json(folder, 'forms/admission/learner.ui.json', { '/ui:sections/1/fields/-': 'languageAtHome' });
      json(folder, 'forms/admission/ar.json', {
        [inLearner('/properties/languageAtHome/title')]: 'اللغة في البيت',
        [inLearner('/errorMessage/required/languageAtHome')]: 'اللغة في البيت مطلوبة',
      });
    },
  },
  {
    title: 'a step by another name',
    forms: contact,
    make(folder) {
      json(folder, 'forms/contact/form.json', { '/steps/0/label': 'What you write' });
      json(folder, AR, { [key('form.json', '/steps/message/label')]: 'ما تكتبون' });
    },
  },
  {
    title: 'a form by another name',
    forms: contact,
    make(folder) {
      json(folder, 'forms/contact/form.json', { '/title': 'Write to Us' });
      json(folder, AR, { [key('form.json', '/title')]: 'اكتبوا إلينا' });
    },
  },
  {
    title: 'questions in another order',
    forms: contact,
    make: (folder) =>
      text(folder, UI, (before) => {
        const { 'ui:sections': sections } = JSON.parse(before);
        return editJson(before, '/ui:sections/0/fields', sections[0].fields.toReversed());
      }),
  },
  {
    title: 'sections in another order',
    forms: ['admission'],
    make: (folder) =>
      text(folder, 'forms/admission/learner.ui.json', (before) =>
        editJson(before, '/ui:sections', JSON.parse(before)['ui:sections'].toReversed()),
      ),
  },
  {
    title: 'a new form without examples',
    forms: ['visit'],
    make: (folder) => add(folder, visit('visit', '/Visit', 'Visit Us', 'زورونا')),
  },
  {
    title: 'a new form with an example',
    forms: ['open-day'],
    make: (folder) =>
      add(folder, {
        ...visit('open-day', '/OpenDay', 'Open Day', 'اليوم المفتوح'),
        'forms/open-day/examples/minimal.json': { guest: 'Rima' },
      }),
  },
  {
    title: 'an office for what arrives',
    forms: contact,
    make: formRecipe('Say how the school works with what arrives'),
  },
  {
    title: 'the contact form is received by the service, and answered by a receipt',
    forms: contact,
    make(folder) {
      formRecipe('Receive what is filled in')(folder);
      formRecipe('Send a receipt by mail')(folder);
    },
  },
  {
    title: 'a status of the office by another name',
    forms: ['admission'],
    make(folder) {
      const office = JSON.parse(readFileSync(path.join(folder, 'forms/admission/office.json'), 'utf8'));
      const { id } = office.statuses[0];
      json(folder, 'forms/admission/office.json', { '/statuses/0/label': 'Just arrived' });
      json(folder, 'forms/admission/ar.json', { [key('office.json', `/statuses/${id}/label`)]: 'وصل للتوّ' });
    },
  },
  {
    title: 'a form less',
    isApart: true,
    make(folder) {
      rmSync(path.join(folder, 'forms/financial-aid'), { recursive: true });
      json(folder, 'site/addresses.json', { [formatPointer(['/Financial-aid'])]: undefined });
      for (const fact of ['firstYear', 'lastYear'])
        json(folder, 'site/facts.json', { [formatPointer([fact])]: undefined });
      removeLinks(folder, 'site/content/faq/Faq.json');
      removeLinks(folder, 'site/content/information/Information.json');
      removeLinks(folder, 'site/content/tuition/Tuition.json');
      const { footer } = JSON.parse(readFileSync(path.join(folder, 'site/pages.json'), 'utf8'));
      json(folder, 'site/pages.json', { '/footer': footer.filter(({ to }: { to: string }) => to !== 'form:aid') });
    },
  },
  {
    title: 'the years of admission',
    forms: ['financial-aid'],
    make: (folder) => json(folder, 'site/facts.json', { '/lastYear': 2027 }),
  },
  {
    title: 'files of 5 MB',
    forms: ['financial-aid'],
    make: (folder) => json(folder, 'site/facts.json', { '/largestFile': 5 }),
  },
];
