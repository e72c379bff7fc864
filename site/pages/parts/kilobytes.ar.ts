import { arabicNumber } from '../../words/arabicNumber.ts';

/** A file's size as people say it: `٦٨٤ كيلوبايت`. */
export function kilobytes(bytes: number): string {
  return `${arabicNumber(Math.max(1, Math.round(bytes / 1000)))} كيلوبايت`;
}
