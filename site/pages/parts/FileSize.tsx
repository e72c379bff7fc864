import { useInPagesWords } from './useInPagesWords.ts';

const BYTES_PER_KILOBYTE = 1000;

/** A file's size, e.g. `684 kB`. */
export function FileSize({ bytes }: { readonly bytes: number }) {
  return useInPagesWords().kilobytes(Math.max(1, Math.round(bytes / BYTES_PER_KILOBYTE)));
}
