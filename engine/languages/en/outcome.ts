import type { OutcomePhrases } from '../texts.ts';

export const outcome: OutcomePhrases = {
  sent: /\b(?:(?:has|have) been|was|were) (?:received|sent)\b|\bwe (?:have )?received\b/i,
  notSent:
    /\bnot (?:yet )?been (?:sent|received)\b|\bnothing (?:has been|was|is) (?:yet )?sent\b|\bnot (?:yet )?sent\b/i,
  saved: /\bsaved on (?:this|your) device\b|\bamong your downloads\b/i,
  receipt:
    /\b(?<!\bno )(?:receipt|confirmation)\b[^.]{0,40}\be-?mail\b|\be-?mail(?:ed)?\b[^.]{0,40}\b(?<!\bno )(?:receipt|confirmation)\b/i,
};
