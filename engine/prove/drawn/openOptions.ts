// A drawn form in which nobody may choose some options yet.
import { isRecord } from '../../core/index.ts';
import type { DrawnForm } from './arbitraryDefinition.ts';

const CLOSED = 'ui:enumDisabled';

/** The form with every option open; undefined where none is closed. */
export function withOptionsOpen({ language, files }: DrawnForm): DrawnForm | undefined {
  if (!JSON.stringify(files).includes(`"${CLOSED}"`)) return undefined;
  const open = Object.entries(files).map(([name, content]) => [
    name,
    name.endsWith('.ui.json') ? opened(content) : content,
  ]);
  return { language, files: Object.fromEntries(open) };
}

function opened(part: unknown): unknown {
  if (!isRecord(part)) return part;
  const kept = Object.entries(part).filter(([key]) => key !== CLOSED);
  return Object.fromEntries(kept.map(([key, value]) => [key, opened(value)]));
}
