/** The names of `record`'s own properties, typed as they are declared: for records that hold no others. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
  // Object.keys is typed string[], because a value may have more properties than its type.
  return Object.keys(record) as Extract<keyof T, string>[];
}
