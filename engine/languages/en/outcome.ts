import type { OutcomePhrases } from '../texts.ts';

/** A clause that says when something happens, or of which one thing of several it is true, says nothing of these answers. */
const NOT_OF_THESE = String.raw`(?<!\b(?:once|when|if|unless|until|after|before|as soon as|that|which|who)\b[^.,;]*)`;
const ANSWERS = 'answers?|forms?|applications?|messages?|requests?|registrations?|orders?';
const RECEIPT = 'receipt|confirmation|acknowledgement';
const MAIL = 'e-?mail';

const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

export const outcome: OutcomePhrases = {
  conditional: /\bif\b|\bprovided\b|\bin case\b/i,
  sent: any(
    String.raw`${NOT_OF_THESE}(?<!\b(?:${RECEIPT}|copy|${MAIL})s? )\b(?:(?:has|have) been|was|were) (?:received|sent)\b`,
    String.raw`${NOT_OF_THESE}\b(?:we|the school|the office) (?:(?:has|have) )?(?:received|got)\b`,
    String.raw`^received with\b`,
  ),
  notSent: any(
    String.raw`\b(?:it|this|(?:these|this|your|the) (?:${ANSWERS})) (?:has|have|was|were|is|are) not (?:yet )?(?:been )?(?:sent|received)\b(?! by\b)`,
    String.raw`\bnothing (?:has been|was|is) (?:yet )?sent\b`,
  ),
  saved:
    /^(?!.*\bdraft\b).*(?:\bsaved on (?:this|your) (?:device|computer|phone)\b|\bamong your downloads\b|\b(?:was|were|has been|have been) downloaded\b)/is,
  receipt: any(
    // "A confirmation of your place" is another letter, and one that comes "when all places are given" is none of these answers.
    String.raw`\b(?:you (?:will|shall) (?:get|receive)|you(?:'ll)? (?:get|receive)|we (?:will |have |shall )?sen[dt])\b(?! no\b)[^.]{0,30}\b(?:${RECEIPT})s?\b(?! (?:of(?! receipt\b)|that)\b)[^.]{0,30}\b${MAIL}\b(?![^.]*\b(?:when|once|as soon as|after)\b)`,
    String.raw`\bwe (?:have |will |shall )?${MAIL}(?:ed)? you\b[^.]{0,20}\b(?:copy|${RECEIPT})\b(?! of (?:your|the) (?!answers))`,
    String.raw`\b(?:${RECEIPT}|copy)(?: ${MAIL})?\b[^.]{0,20}\b(?:will be|has been|was|is) (?:${MAIL}ed|sent)\b[^.]{0,10}\bto (?:you|your ${MAIL})\b`,
  ),
};
