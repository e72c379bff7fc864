/** Formats a file's size in bytes, e.g. `684 kB`. */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}
