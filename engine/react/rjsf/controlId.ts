// Element ids of a field derive from its name, so prerendered and hydrated pages agree and links can point at controls.

/** The id of a field's first control. */
export function controlId(name: string): string {
  return name.replaceAll(']', '').replaceAll('[', '.');
}

/** An event of the window: the question whose control has the id in its `detail` is drawn now, wherever it is on a long page. */
export const DRAW = 'draw-question';
