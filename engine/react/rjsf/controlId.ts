// Element ids of a field derive from its name, so prerendered and hydrated pages agree and links can point at controls.

/** The id of a field's first control. */
export function controlId(name: string): string {
  return name.replaceAll(']', '').replaceAll('[', '.');
}
