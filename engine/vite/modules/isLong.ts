// Whether a step may be so long that what is far from the viewport is drawn later (`react/templates/longTemplates.tsx`).
import { DRAWN_AT_ONCE, isRecord } from '../../core/index.ts';

/** True for the text of a schema file with more questions than a section that is drawn as a whole, or a list of more entries. */
export function isLong(text: string): boolean {
  try {
    const schema: unknown = JSON.parse(text);
    return questionsIn(schema) > DRAWN_AT_ONCE.questions || hasLongList(schema);
  } catch (error) {
    // The module of this form is an error then, and says where.
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** How many questions the file declares, in all of its sections and branches together: more than any section has. */
function questionsIn(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const own = 'properties' in node && isRecord(node.properties) ? Object.keys(node.properties).length : 0;
  return Object.values(node).reduce((sum: number, part) => sum + questionsIn(part), own);
}

/** Options that may be chosen together are no list. */
function hasLongList(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { type, uniqueItems, maxItems = Number.POSITIVE_INFINITY } = node as Readonly<Record<string, unknown>>;
  return (
    (type === 'array' && !uniqueItems && Number(maxItems) > DRAWN_AT_ONCE.entries) ||
    Object.values(node).some(hasLongList)
  );
}
