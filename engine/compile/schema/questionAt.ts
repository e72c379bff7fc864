import { declaredProperties, type Path, type Schema } from '../../core/index.ts';

/** The question at `path` below a group, whatever would have to be answered to see it; undefined where there is none. */
export function questionAt(group: Schema, path: Path): Schema | undefined {
  let at: Schema | undefined = group;
  for (const key of path) {
    if (at === undefined) return undefined;
    const questions: Readonly<Record<string, Schema>> = declaredProperties(at);
    at = typeof key === 'number' ? at.items : Object.hasOwn(questions, key) ? questions[key] : undefined;
  }
  return at;
}
