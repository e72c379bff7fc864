// JSON Pointers (RFC 6901). Nothing else escapes or unescapes them.
import type { Path } from './types.ts';

/**
 * The keys of a pointer, unescaped: `/a~1b/0` becomes `['a/b', '0']`, the empty pointer `[]`. Of a relative pointer
 * (`1/count`) the keys after the number of levels.
 */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer to `path`: `['a/b', 0]` becomes `/a~1b/0`. Appended to another pointer it leads on from there. */
export function formatPointer(path: Path): string {
  // The check makes one for every part of a file; two `replaceAll` for each key took four times as long.
  let pointer = '';
  for (const key of path) {
    const text = String(key);
    pointer += `/${/[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text}`;
  }
  return pointer;
}
