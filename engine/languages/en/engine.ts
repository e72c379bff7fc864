import type { EngineTexts } from '../texts.ts';
import { characters } from './characters.ts';
import { exports } from './exports.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { name } from './name.ts';
import { outcome } from './outcome.ts';
import { refusals } from './refusals.ts';
import { required } from './required.ts';
import { validation } from './validation.ts';

export const en: EngineTexts = {
  name,
  nameInEnglish: 'English',
  officeNeedsScript: 'The office needs JavaScript.',
  validation,
  refusals,
  mail,
  exports,
  answers: { yes: 'Yes', no: 'No' },
  defaultOffice: { new: 'New', handled: 'Handled', handle: 'Mark as handled', undo: 'Mark as new' },
  outcome,
  characters,
  examples: {
    given: /\b(?:e\.g\.|for example|for instance|example:|such as)[,:]? ?["“]?([^\s"”]+?)["”]?[.)]*$/i,
    denied: /\b(?:no|not|without|leave|omit|skip|remove|instead|never)\b|n't\b/i,
  },
  limits,
  required,
  addTo: (list) => `Add: ${list}`,
  namedAnswers: { name: 'Name', answer: 'Answer' },
  inListAlready: 'This is in the list already',
  joinWithAnd: (parts) =>
    [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and '),
};
