// A `$ref` that leads back to itself is followed as many times as `levels` beside it says: persons with their children, and these with
// theirs. What would stand below the last level is left out: the list or group, its place in `required`, its condition, and what tests it
// or is computed from it.
import { isRecord, recordOf } from '../../core/index.ts';
import type { Json } from '../normalise/dependencyCases.ts';
import { withoutUses } from './withoutUses.ts';

/** Stands for a part below the last level, until `withoutEnds` leaves it out. */
export const BELOW_LAST_LEVEL: unique symbol = Symbol('below the last level');

/** The most levels that a reference can have: each asks everything once more. */
export const MOST_LEVELS = 5;

export function isNumberOfLevels(levels: unknown): levels is number {
  return typeof levels === 'number' && Number.isInteger(levels) && levels >= 1 && levels <= MOST_LEVELS;
}

/** How often each reference with `levels` is being followed, by its place. */
export class Levels {
  readonly #open = new Map<string, number>();
  readonly #circular = new Set<string>();
  #visits = 0;

  /** Names the references that are being followed, and how often; empty for none. */
  get state(): string {
    return [...this.#open].map(([place, level]) => `${place} ${level}`).join();
  }

  /** Grows with each reference that has `levels`: what was read without is the same on every level. */
  get visits(): number {
    return this.#visits;
  }

  /** What `follow` gives one level further down, or {@link BELOW_LAST_LEVEL}. */
  enter<T>(place: string, most: number, follow: () => T): T | typeof BELOW_LAST_LEVEL {
    this.visit();
    const level = (this.#open.get(place) ?? 0) + 1;
    if (level > 1) this.#circular.add(place);
    if (level > most) return BELOW_LAST_LEVEL;
    this.#open.set(place, level);
    try {
      return follow();
    } finally {
      if (level > 1) this.#open.set(place, level - 1);
      else this.#open.delete(place);
    }
  }

  visit(): void {
    this.#visits += 1;
  }

  /** True if the reference led to itself. */
  isCircular(place: string): boolean {
    return this.#circular.has(place);
  }
}

/** The part without what stands below the last level; itself below it if nothing is left of it, as of a list without entries. */
export function withoutEnds(part: Json): Json | typeof BELOW_LAST_LEVEL {
  if (!Object.values(part).some(endsIn)) return part;
  if (isEnd(part.items)) return BELOW_LAST_LEVEL;
  const { properties, required, errorMessage } = part;
  const gone = Object.entries(recordOf(properties)).flatMap(([name, question]) => (isEnd(question) ? name : []));
  const left = Object.fromEntries(Object.entries(part).flatMap(([key, below]) => leftOf(key, below)));
  const { if: condition, ...others } = left;
  const answered = condition === undefined || 'then' in left || 'else' in left ? left : others;
  if (gone.length === 0) return answered;
  const kept = withoutUses(answered, gone);
  const names = Array.isArray(required) ? required.filter((name) => !gone.includes(String(name))) : [];
  const messages = Object.entries(recordOf(recordOf(errorMessage).required)).filter(([name]) => !gone.includes(name));
  const narrowed = {
    ...kept,
    ...(Array.isArray(required) && { required: names }),
    ...(isRecord(errorMessage) && { errorMessage: { ...errorMessage, required: Object.fromEntries(messages) } }),
  };
  // A branch that asked nothing else.
  const isEmpty = Object.keys(recordOf(kept.properties)).length === 0 && names.length === 0;
  const isBranch = Object.keys(narrowed).every((key) => ['properties', 'required', 'errorMessage'].includes(key));
  return isEmpty && isBranch ? BELOW_LAST_LEVEL : narrowed;
}

/** The entry of a part without what ends in it; none if it ends itself. */
function leftOf(key: string, part: unknown): readonly (readonly [string, unknown])[] {
  if (isEnd(part)) return [];
  if (!endsIn(part)) return [[key, part]];
  if (Array.isArray(part)) {
    const parts = part.filter((one) => !isEnd(one));
    return parts.length === 0 ? [] : [[key, parts]];
  }
  return [[key, Object.fromEntries(Object.entries(recordOf(part)).filter(([, one]) => !isEnd(one)))]];
}

/** True for what ends, and for a list or map of what ends. */
function endsIn(part: unknown): boolean {
  return isEnd(part) || (typeof part === 'object' && part !== null && Object.values(part).some(isEnd));
}

function isEnd(part: unknown): boolean {
  return part === BELOW_LAST_LEVEL;
}
