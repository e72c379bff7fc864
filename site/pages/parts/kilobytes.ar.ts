import { arabicNumber } from '../../words/arabicNumber.ts';

/** Formats a file's size in bytes, e.g. `٦٨٤ كيلوبايت`. */
export function kilobytes(bytes: number): string {
  return `${arabicNumber(Math.max(1, Math.round(bytes / 1000)))} كيلوبايت`;
}
