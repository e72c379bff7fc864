// What form.json says of a form that arrives at the school: by what the office knows it, and the mails about it.
import type { Rule } from '../rule.ts';

const OF_SENT = ['summary', 'mail', 'mailOffice'] as const;

export const sentKeysFit: Rule = function* ({ form, placeInForm }) {
  for (const key of form.submit.post === undefined ? OF_SENT : []) {
    if (form[key] === undefined) continue;
    const problem = `"${key}" has no effect: without "submit.post" the school gets nothing.`;
    yield { place: placeInForm(`/${key}`), problem, repair: 'Remove it, or write under "submit" where it is sent.' };
  }
};
