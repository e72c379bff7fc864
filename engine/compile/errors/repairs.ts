// Repairs of what a file says in a wrong shape, by the key or the value that does not fit.
import { type ParseError, parse } from 'jsonc-parser';
import type { Meant } from './definitionError.ts';

/**
 * What to write instead, by the name under which it is looked up; the first that is there counts.
 * - For an unknown key: `*`, `parent/key` (`items/ui:title`; at the root `/ui:title`), `key`.
 * - For a value that is not allowed: `key value` (`ui:widget file`; for any list `items []`), and if its type is wrong, `key` and `parent/*`.
 */
export type Repairs = Readonly<Record<string, string | RepairOfValue>>;

/**
 * Makes the repair of a value that stands where it does not fit; undefined for one that it does not understand.
 * @param value for an unknown key, what has the key
 * @param holder what the value stands in
 * @param at the keys of the value in the file, and the unknown key
 */
export type RepairOfValue = (
  value: unknown,
  holder: Readonly<Record<string, unknown>>,
  at: { readonly root: unknown; readonly keys: readonly string[]; readonly unknown?: string | undefined },
) => string | undefined;

/**
 * What a repair says is to be written, where the whole sentence is that: `Write "type": "string".`, `Write 3 without quotes.`; undefined for any other.
 * @param key of the place of the finding
 */
export function writtenBy(repair: string, key: string): Meant | undefined {
  const [, name = key, json = ''] =
    /^Write (?:"([^"]+)": )?(.+?)(?: without quotes| in place of "[^"]+")?\.$/.exec(repair) ?? [];
  const errors: ParseError[] = [];
  const value: unknown = parse(json, errors);
  if (value === undefined || errors.length > 0 || json.includes('...')) return undefined;
  return name === key ? { value } : { key: name, value };
}
