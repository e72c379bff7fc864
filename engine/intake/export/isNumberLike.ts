import { monthOf } from '../../core/index.ts';

const NUMBER = /^[\p{Nd}\p{Sc}(.,][\p{Nd}\p{Sc}\s.,:/()%'’-]*(?:e[+-]?\p{Nd}+|[ap]\.?m\.?)?$/iu;
const WITH_MONTH = /^(?:\p{Nd}{1,4}[\s/.,-]*)?(\p{L}+)[\s/.,-]*(?:\p{Nd}{1,4}[\s/.,:-]*)*$/u;
const DIGIT = /\p{Nd}/u;

/** Whether a spreadsheet in any language may parse a text as a number, amount, fraction, date or time. */
export function isNumberLike(text: string): boolean {
  const bare = text.trim();
  if (!DIGIT.test(bare)) return false;
  const month = WITH_MONTH.exec(bare)?.[1];
  return NUMBER.test(bare) || (month !== undefined && monthOf(month) !== undefined);
}
