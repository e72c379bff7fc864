import type { OutcomePhrases } from '../texts.ts';

const ANSWERS = '(?:answers|forms?|applications?|messages?|requests?|registrations?|orders?|file)';
const THESE = `(?:it|this|(?:your|the|these|this|all) ${ANSWERS})`;
/** "Not sent to the bus company" names another recipient, and says nothing of the school. */
const TO_US = String.raw`(?! (?:to (?!us\b|the school\b|the office\b)|by|out)\b)`;
const RECEIPT = '(?:(?<!payment )receipt|confirmation|acknowledge?ment)';
const MAIL = '(?:e-?mail)';
const SOON = '(?:shortly|soon|now|also)';
/** "You will get", "we have sent you". */
const GET = String.raw`\b(?:you (?:will |shall |should |can expect to |do )?(?:not )?(?:${SOON} )?(?:get|receive|have received|be sent)|you'll (?:${SOON} )?(?:get|receive|be sent)|we(?: will| have| shall| do|'ve|'ll)? (?:not )?(?:${SOON} )?sen[dt](?: you)?)`;
const WE_MAIL = String.raw`\bwe(?: will| have| shall|'ve|'ll)? ${MAIL}(?:ed)?`;
const IS_SENT = '(?:will be|has been|was|is)';
/** A receipt: "a copy of your answers", "an e-mail confirming your application". */
const LETTER = `an? (?:automat(?:ic|ed) )?${MAIL}(?: from (?:us|the school))? (?:with (?:a copy of )?your ${ANSWERS}|(?:confirming|to confirm|acknowledging) your ${ANSWERS})`;

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

export const outcome: OutcomePhrases = {
  conditional:
    /\b(?:if|when|where|who|whom|which|that|unless|until|once|after|before|only|given|provided|in case|as soon as)\b/i,
  negated: /\b(?:no|not|none|nothing|never|nowhere|without|instead)\b|n't\b/i,
  sent: any(
    String.raw`\b${THESE} (?:has|have|was|were) (?:been )?(?:received|sent|submitted|delivered)\b`,
    String.raw`\b${THESE} (?:has|have) reached (?:us|the school|the office)\b`,
    String.raw`\b(?:we|the school|the office) (?:(?:has|have) )?(?:received|got) (?:it|this|them|your|all)\b`,
    String.raw`\b(?:we|the school|the office) (?:now )?ha(?:s|ve) (?:your|all) ${ANSWERS}\b`,
    String.raw`\b${THESE} (?:is|are) with (?:us|the school|the office)\b`,
    String.raw`\b(?:has|have) been (?:sent|submitted|forwarded|passed on) to (?:us|the school|the office)\b`,
    String.raw`^(?:received with|successfully (?:sent|submitted)|${ANSWERS} (?:received|sent|submitted)$)\b`,
  ),
  notSent: any(
    String.raw`\b${THESE} (?:has|have|was|were|is|are) not (?:yet )?(?:been )?(?:sent|received|submitted)\b${TO_US}`,
    String.raw`\bnothing (?:has been|was|is) (?:yet )?(?:sent|submitted)\b${TO_US}`,
  ),
  saved:
    /^(?!.*\bdraft\b).*(?:\b(?:saved|stored|downloaded) (?:on|to|onto) (?:this|your) (?:device|computer|phone|tablet)\b|\b(?:browser|page) (?:has )?(?:saved|stored|downloaded)\b|\bamong your downloads\b|\b(?:answers|file|copy|PDF) (?:was|were|has been|have been) downloaded\b)/is,
  receipt: any(
    // "A confirmation of your place" is another letter, and so is one that comes by post.
    String.raw`${GET}\b[^.]{0,30}\b${RECEIPT}s?\b(?! (?:for|of(?! receipt\b)))[^.]{0,30}\b${MAIL}\b`,
    String.raw`${GET} (?:${LETTER}|an automat(?:ic|ed) (?:reply|response|answer) by ${MAIL}|a copy of your ${ANSWERS} by ${MAIL})\b`,
    String.raw`\b${LETTER} (?:is|will|has)\b`,
    String.raw`${WE_MAIL} you (?:an?|your|our) (?:copy|${RECEIPT})\b(?! of(?! receipt\b| your answers\b))`,
    String.raw`${WE_MAIL} (?:you )?(?:a copy of )?your ${ANSWERS}\b`,
    String.raw`\bwe(?: will| have| shall|'ve|'ll)? acknowledged? (?:it|this|your ${ANSWERS}) by ${MAIL}\b`,
    String.raw`\b${RECEIPT}(?: of receipt)?(?: ${MAIL}| message)? ${IS_SENT} (?:${MAIL}ed|sent) (?:to your (?:${MAIL}|inbox)|(?:to you )?by ${MAIL})\b`,
    String.raw`\b${RECEIPT} ${MAIL} (?:${IS_SENT} sent|is on (?:its|the) way|will (?:reach you|follow|arrive))\b`,
    String.raw`\b(?:${RECEIPT}|copy of your ${ANSWERS}) (?:${IS_SENT} ${MAIL}ed to you|is in your inbox)\b`,
    String.raw`\b(?:check|look in(?:to)?) your (?:inbox|${MAIL}s?) for (?:an?|the|our|your) ${RECEIPT}\b(?! of(?! receipt\b))`,
    String.raw`\b(?:look out|watch) for (?:an?|the|our|your) ${RECEIPT} ${MAIL}\b`,
  ),
};
