import { type JsonFile, listTexts } from '../../compile/index.ts';
import { formatPointer } from '../../core/index.ts';

/** The JSON Pointer of each text of a file, by its name. That of an option without a label of its own is that of its value. */
export function textPointers({ file, value }: JsonFile): ReadonlyMap<string, string> {
  const marked = structuredClone(value);
  const names = new Map(
    listTexts(file, marked).map((text, i) => {
      const mark = `\u0000${i}`;
      text.replace(mark);
      return [mark, text.name] as const;
    }),
  );
  const pointers = new Map<string, string>();
  const find = (node: unknown, at: string) => {
    const name = typeof node === 'string' ? names.get(node) : undefined;
    if (name !== undefined) pointers.set(name, at);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, part] of Object.entries(node)) find(part, at + formatPointer([key]));
  };
  find(marked, '');
  return pointers;
}
