// Options that a question shows and that nobody may choose: `ui:enumDisabled`, as RJSF has it, in the ui file.
import type { Definition } from '../../../compile/index.ts';
import { formatPointer, parsePointer } from '../../../core/index.ts';
import type { QuestionName } from '../../protocol/outline.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below, type Group, groupAt, uiWrittenAt } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';

/**
 * Closes these options of the question where this group draws it, and opens the others.
 * @param values all options. Throws {@link Impossible} if none of them would be left, or others are there by now
 */
export function setClosed(
  draft: Draft,
  definition: Definition,
  { step, path, name }: QuestionName,
  values: readonly unknown[],
  closed: readonly unknown[],
): void {
  const unknown = closed.find((value) => !values.includes(value));
  if (unknown !== undefined) throw new Impossible(`There is no option “${unknown}” any more.`);
  if (values.every((value) => closed.includes(value)))
    throw new Impossible('Leave an option that can be chosen, or remove the question.');
  const group = groupAt(definition, step, path);
  write(draft, closedAt(draft, definition, group, name), closed);
}

/** Forgets an option that goes, wherever the group has it closed. */
export function forgetClosed(draft: Draft, definition: Definition, group: Group, name: string, value: unknown): void {
  const at = closedAt(draft, definition, group, name);
  const closed = draft.value(at);
  if (!Array.isArray(closed) || !closed.includes(value)) return;
  write(
    draft,
    at,
    closed.filter((one) => one !== value),
  );
}

/** Where the options are listed, or would be: RJSF has two places for it. */
function closedAt(draft: Draft, definition: Definition, { step, uiPointer }: Group, name: string): At {
  const entry = uiWrittenAt(definition, step, uiPointer + formatPointer([name]));
  const inOptions = below(entry, 'ui:options', 'enumDisabled');
  return draft.value(inOptions) === undefined ? below(entry, 'ui:enumDisabled') : inOptions;
}

/** An entry of the ui file that then says nothing goes as well. */
function write(draft: Draft, at: At, closed: readonly unknown[]): void {
  if (closed.length > 0) {
    draft.set(at, closed);
    return;
  }
  draft.remove(at);
  const keys = parsePointer(at.pointer);
  for (let depth = keys.length - 1; depth > 0; depth--) {
    const around = { ...at, pointer: formatPointer(keys.slice(0, depth)) };
    if (Object.keys(Object(draft.value(around))).length === 0) draft.remove(around);
  }
}
