// The names that a multipart part may have: identifiers and list indices below 10,000, at most MAX_DEPTH levels, and no key that every
// object inherits (`__proto__` does not match the pattern, `constructor` is refused). The intake refuses any other name, and
// the compiler refuses a definition that would need one.
import { toPath } from './path.ts';

const NAME = /^[A-Za-z]\w{0,63}(?:\[(?:[A-Za-z]\w{0,63}|0|[1-9]\d{0,3})\])*$/;
const MAX_LENGTH = 200;
const MAX_DEPTH = 10;

/** True for a name that a submission may carry, e.g. `otherInfo[siblings][0][firstName]`. */
export function isWireName(name: string): boolean {
  if (name.length > MAX_LENGTH || !NAME.test(name)) return false;
  const path = toPath(name);
  return path.length <= MAX_DEPTH && path.every((key) => !(key in Object.prototype));
}
