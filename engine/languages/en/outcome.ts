import type { OutcomePhrases } from '../texts.ts';

const ANSWERS = '(?:answers|forms?|applications?|messages?|requests?|registrations?|orders?|file)';
const THESE = `(?:it|this|(?:your|the|these|this|all) ${ANSWERS})`;
/** "Not sent to the bus company" names another recipient, and says nothing of the school. */
const TO_US = String.raw`(?! (?:to (?!us\b|the school\b|the office\b)|by|out)\b)`;
const RECEIPT = '(?:receipt|confirmation|acknowledgement)';
const MAIL = '(?:e-?mail)';

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

export const outcome: OutcomePhrases = {
  conditional:
    /\b(?:if|when|where|who|whom|which|that|unless|until|once|after|before|only|given|provided|in case|as soon as)\b/i,
  negated: /\b(?:no|not|none|nothing|never|nowhere|without|instead)\b|n't\b/i,
  sent: any(
    String.raw`\b${THESE} (?:has|have|was|were) (?:been )?(?:received|sent)\b`,
    String.raw`\b(?:we|the school|the office) (?:(?:has|have) )?(?:received|got) (?:it|this|them|your|all)\b`,
    String.raw`^received with\b`,
  ),
  notSent: any(
    String.raw`\b${THESE} (?:has|have|was|were|is|are) not (?:yet )?(?:been )?(?:sent|received)\b${TO_US}`,
    String.raw`\bnothing (?:has been|was|is) (?:yet )?sent\b${TO_US}`,
  ),
  saved:
    /^(?!.*\bdraft\b).*(?:\bsaved on (?:this|your) (?:device|computer|phone)\b|\bamong your downloads\b|\b(?:answers|file) (?:was|were|has been|have been) downloaded\b)/is,
  receipt: any(
    // "A confirmation of your place" is another letter, and so is one that comes by post.
    String.raw`\b(?:you (?:will|shall) (?:get|receive)|you(?:'ll)? (?:get|receive)|we (?:will |have |shall )?sen[dt])\b[^.]{0,30}\b${RECEIPT}s?\b(?! (?:for|of(?! receipt\b)))[^.]{0,30}\b${MAIL}\b`,
    String.raw`\bwe (?:have |will |shall )?${MAIL}(?:ed)? you an? (?:copy|${RECEIPT})\b(?! of(?! receipt\b| your answers\b))`,
    String.raw`\b${RECEIPT}(?: ${MAIL})? (?:will be|has been|was|is) (?:${MAIL}ed|sent) to your ${MAIL}\b`,
    String.raw`\b${RECEIPT} ${MAIL} (?:(?:will be|has been|was|is) sent|is on (?:its|the) way)\b`,
    String.raw`\b${RECEIPT} (?:will be|has been|was|is) ${MAIL}ed to you\b`,
    String.raw`\b(?:you (?:will|shall) (?:get|receive)|you(?:'ll)? (?:get|receive)) an? ${MAIL} with (?:a copy of )?your answers\b`,
    String.raw`\b(?:check|look in(?:to)?) your (?:inbox|${MAIL}s?) for (?:an?|the|our|your) ${RECEIPT}\b(?! of(?! receipt\b))`,
  ),
};
