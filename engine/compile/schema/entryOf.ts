/**
 * The entry of a table under a name that a form's author wrote; undefined if the table itself has none. Reading `table[name]`
 * would find what every JavaScript object inherits, e.g. for `constructor`.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined {
  return name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
