// Repairs of what a file says in a wrong shape, by the key or the value that does not fit.
import { type ParseError, parse } from 'jsonc-parser';
import { formatPointer } from '../../core/index.ts';
import type { Meant } from './definitionError.ts';

/**
 * What to write instead, by the name under which it is looked up; the first that is there counts.
 * - For an unknown key: `*`, `parent/key` (`items/ui:title`; at the root `/ui:title`), `key`.
 * - For a name that is not allowed: `any name`.
 * - For a list that has a value twice: `key twice`.
 * - For a value that is not allowed: `key value` (`ui:widget file`; for any list `items []`), and if its type is wrong, `key`, `parent/*`, and for null `null`.
 */
export type Repairs = Readonly<Record<string, string | Exact | RepairOfValue>>;

/** A repair with the correction that it asks for, where {@link writtenBy} cannot read that from the sentence. */
export interface Exact {
  readonly repair: string;
  readonly meant: Meant;
}

/** The keys of a value in its file, and of one that has an unknown key, that key. */
export interface At {
  readonly root: unknown;
  readonly keys: readonly string[];
  readonly unknown?: string | undefined;
}

/**
 * Makes the repair of a value that stands where it does not fit; undefined for one that it does not understand.
 * @param value for an unknown key, what has the key
 * @param holder what the value stands in
 */
export type RepairOfValue = (
  value: unknown,
  holder: Readonly<Record<string, unknown>>,
  at: At,
) => string | Exact | undefined;

/**
 * What a repair says is to be written, where the whole sentence is that: `Write "type": "string" and "format": "date".`, `Write 3 without quotes.`,
 * `Write it as "label".`; undefined for any other, also for one that only removes something.
 * @param key of the place of the finding
 */
export function writtenBy(repair: string, key: string): Meant | undefined {
  const [, name] = /^Write it as "([^"]+)"\.$/.exec(repair) ?? [];
  if (name !== undefined) return { key: name };
  const [, body = ''] = /^Write (.+?)(?: without quotes| in place of "[^"]+")?\.$/.exec(repair) ?? [];
  if (body === '' || body.includes('...')) return undefined;
  const named = /^"[^"]+": /.test(body);
  const value = parsed(named ? `{${body.replaceAll(/ and (?="[^"]+": )/g, ', ')}}` : body);
  if (value === undefined || !named) return value === undefined ? undefined : { value };
  const keys = Object.keys(value as object);
  const own = keys.includes(key) ? key : (keys[0] ?? key);
  const { [own]: meant, ...others } = value as Readonly<Record<string, unknown>>;
  const beside = Object.fromEntries(Object.entries(others).map(([name, part]) => [formatPointer([name]), part]));
  return { ...(own !== key && { key: own }), value: meant, beside };
}

/** The correction that a repair asks for: its own, or the one that its sentence says; undefined where the sentence leaves a choice. */
export function meantBy(repair: string | Exact, key: string): Meant | undefined {
  return typeof repair === 'string' ? writtenBy(repair, key) : repair.meant;
}

/**
 * The correction for a repair that only removes the value. A text, or a value with parts, may say what nothing else says, so its removal is only likely: the rules run
 * without it, and `--mend` leaves it in the file.
 */
export function goneBy(value: unknown, repair: string | Exact): Meant | undefined {
  if (typeof repair !== 'string' || !/^Remove it(?:\.$|: )/.test(repair)) return undefined;
  const isEmpty = typeof value === 'object' ? Object.keys(value ?? {}).length === 0 : String(value).trim() === '';
  return { isGone: true, isLikely: !isEmpty && (typeof value === 'object' || typeof value === 'string') };
}

/** The value of a JSON text; undefined for a text that is none. */
function parsed(json: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(json, errors, { allowTrailingComma: false });
  return errors.length > 0 ? undefined : value;
}
