// Under which name the language files have a text of form.json or office.json: see `listTexts`.
import { formatPointer, getIn, isRecord, parsePointer } from '../../../core/index.ts';

/** The name of the part at `pointer`: a step, status, move or letter by its id, an option by its value. */
export function textNameOf(file: unknown, pointer: string): string {
  const keys = parsePointer(pointer);
  const names = keys.map((key, depth) => {
    const parent = getIn(file, keys.slice(0, depth));
    const part = getIn(parent, [key]);
    if (Array.isArray(parent) && isRecord(part) && typeof part.id === 'string') return part.id;
    return key;
  });
  const [list, index] = names.slice(-2);
  if (list !== 'enum' && list !== 'enumNames') return formatPointer(names);
  const option = getIn(file, [...keys.slice(0, -2), 'enum', index ?? '']);
  return formatPointer([...names.slice(0, -2), 'enum', String(option ?? index)]);
}
