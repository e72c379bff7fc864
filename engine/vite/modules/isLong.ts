// Whether a step may be so long that what is far from the viewport is drawn later (`react/templates/longTemplates.tsx`).
import { isRecord } from '../../core/index.ts';

/** A section, or a list, of so many questions or entries is drawn as a whole. */
const SECTION = 50;
const ENTRIES = 25;

/** True for the text of a schema file with more questions than a section that is drawn as a whole, or a list of more entries. */
export function isLong(text: string): boolean {
  try {
    const schema: unknown = JSON.parse(text);
    return questionsIn(schema) > SECTION || hasLongList(schema);
  } catch (error) {
    // The form's own module says so.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** All questions of the file, which may be those of several sections. */
function questionsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'properties' in node && isRecord(node.properties) ? Object.keys(node.properties).length : 0;
  return Object.values(node).reduce((sum: number, part) => sum + questionsIn(part), own);
}

/** Options that may be chosen together are no list. */
function hasLongList(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, uniqueItems, maxItems = Number.POSITIVE_INFINITY } = node as Readonly<Record<string, unknown>>;
  return (type === 'array' && !uniqueItems && Number(maxItems) > ENTRIES) || Object.values(node).some(hasLongList);
}
