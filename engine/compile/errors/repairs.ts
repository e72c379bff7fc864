// Repairs of what a file says in a wrong shape, by the key or the value that does not fit.

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
