import type { OutcomePhrases } from '../texts.ts';

export const outcome: OutcomePhrases = {
  sent: /\b(?:(?:has|have) been|was|were) (?:received|sent)\b|\bwe (?:have )?received\b/i,
  notSent:
    /\b(?:it|this|answers?|forms?|applications?|messages?|requests?|registrations?|orders?)\b[^.]{0,20}\bnot (?:yet )?(?:been )?(?:sent|received)\b|\bnothing (?:has been|was|is) (?:yet )?sent\b/i,
  saved: /^(?!.*\bdraft\b).*\b(?:saved on (?:this|your) device|among your downloads)\b/is,
  receipt:
    /\b(?:you (?:will|shall) (?:get|receive)|you(?:'ll)? (?:get|receive)|we (?:will |have |shall )?sen[dt])\b(?! no\b)[^.]{0,30}\b(?:receipt|confirmation|acknowledgement)s?\b[^.]{0,30}\be-?mail\b/i,
};
