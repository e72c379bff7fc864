import type { ProseSection } from '../parts/prose.ts';

/** Section: how an accepted family registers. */
export const registrationProcedure: ProseSection = {
  title: 'Registration Procedure',
  text: [
    'An accepted child is not yet a registered one. When you hold the letter of acceptance, please register your child within five days.',
    'A registration fee is paid with the registration. It is deducted from the final tuition instalment.',
  ],
  notes: [{ title: 'Register', text: ['Within five days after the letter of acceptance.'] }],
};
