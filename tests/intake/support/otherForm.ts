import { sampleForm } from './sampleForm.ts';

/** Asks what the sample form does at another address, the name being a password. */
export const otherForm = {
  ...sampleForm,
  id: 'other',
  title: 'Other',
  submit: { post: '/other' },
  secrets: ['person[name]'],
};
