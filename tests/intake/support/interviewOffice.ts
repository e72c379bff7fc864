// An office of the sample form with a move that asks something, one for managers, and a letter, in both languages.

import { byLanguage, type Form, type Office } from '../../../engine/core/index.ts';
import type { Validate } from '../../../engine/core/model/validator.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { sampleForm } from './sampleForm.ts';
import { sampleOffice } from './sampleOffice.ts';

const WORDS = {
  en: {
    fresh: 'New',
    invited: 'Invited',
    closed: 'Closed',
    invite: 'Invite',
    close: 'Close',
    day: 'Date',
    missing: 'Date is required',
  },
  ar: {
    fresh: 'جديد',
    invited: 'مدعو',
    closed: 'مغلق',
    invite: 'دعوة',
    close: 'إغلاق',
    day: 'التاريخ',
    missing: 'التاريخ مطلوب',
  },
} as const;

function officeIn(language: 'en' | 'ar'): Office {
  const words = WORDS[language];
  const validate: Validate = (data) => {
    const { day } = data as { readonly day?: unknown };
    const cause = { keyword: 'required', instancePath: '', params: {} };
    const error = {
      keyword: 'errorMessage',
      instancePath: '/day',
      message: words.missing,
      params: { errors: [cause] },
    };
    validate.errors = typeof day === 'string' ? [] : [error];
    return validate.errors.length === 0;
  };
  const schema = {
    type: 'object',
    properties: { day: { type: 'string', format: 'date', title: words.day } },
    required: ['day'],
  } as const;
  return {
    ...sampleOffice,
    language,
    statuses: [
      { id: 'new', label: words.fresh },
      { id: 'invited', label: words.invited },
      { id: 'closed', label: words.closed, final: true },
    ],
    moves: [
      {
        id: 'invite',
        label: words.invite,
        from: ['new'],
        to: 'invited',
        role: 'work',
        asks: { schema, validate, messages: engineTexts[language].validation },
        letter: 'invitation',
      },
      { id: 'close', label: words.close, from: ['new', 'invited'], to: 'closed', role: 'manage' },
    ],
    letters: [
      {
        id: 'invitation',
        label: words.invite,
        in: ['invited'],
        subject: `${words.invite} {reference}`,
        text: ['{/person/name}: {invite.day}'],
      },
    ],
  };
}

const arabicForm: Form = {
  ...sampleForm,
  language: 'ar',
  title: 'نموذج',
  steps: sampleForm.steps.map((step) => ({ ...step, label: 'الكل' })),
};

/** Options of an intake. */
export const interviews = {
  offices: { en: [officeIn('en')], ar: [officeIn('ar')] },
  translations: { en: [sampleForm], ar: [arabicForm] },
  school: { name: { ...byLanguage(() => 'School'), ar: 'مدرسة' }, phone: '+961 1 234 567' },
};
