// The grammar of names on the wire: words and list indices, some levels deep, and no key that every object inherits
// (`__proto__` cannot match, `constructor` is refused). The intake takes no other name from a stranger, and the compiler
// takes no question that would need one.
import { toPath } from './path.ts';

const NAME = /^[A-Za-z]\w{0,63}(?:\[(?:[A-Za-z]\w{0,63}|0|[1-9]\d{0,2})\])*$/;
const MAX_LENGTH = 200;
const MAX_DEPTH = 10;

/** True for a name that a submission may carry, e.g. `otherInfo[siblings][0][firstName]`. */
export function isWireName(name: string): boolean {
  if (name.length > MAX_LENGTH || !NAME.test(name)) return false;
  const path = toPath(name);
  return path.length <= MAX_DEPTH && path.every((key) => !(key in Object.prototype));
}
