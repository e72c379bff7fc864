// What is left empty when a question goes from a part of a group.
import type { Definition } from '../../../compile/index.ts';
import { isRecord } from '../../../core/index.ts';
import type { At, Draft } from './draft.ts';
import { below, containerOf, type Group, partsOf, uiWrittenAt, writtenAt } from './groups.ts';
import { removeEntry } from './words.ts';

/** Takes away empty keys of the group's parts, branches that ask nothing, and sections without questions and text. */
export function tidy(draft: Draft, definition: Definition, group: Group): void {
  const parts = [...partsOf(group)].reverse();
  for (const part of parts) emptyKeys(draft, containerOf(definition, group.step, part));
  for (const { pointer } of parts) {
    const owner = writtenAt(definition, group.step, pointer);
    const at = (key: string) => below(owner, key);
    for (const branch of ['then', 'else']) if (isEmpty(draft.value(at(branch)))) draft.remove(at(branch));
    if (draft.value(at('if')) === undefined || draft.value(at('then')) !== undefined) continue;
    if (draft.value(at('else')) === undefined) draft.remove(at('if'));
  }
  const all = writtenAt(definition, group.step, `${group.pointer}/allOf`);
  emptyEntries(draft, all, isEmpty);
  if (isEmpty(draft.value(all))) draft.remove(all);
  const sections = uiWrittenAt(definition, group.step, `${group.uiPointer}/ui:sections`);
  emptyEntries(
    draft,
    sections,
    (section) => isRecord(section) && isEmpty(section.fields) && section.text === undefined,
  );
}

function emptyKeys(draft: Draft, container: At): void {
  for (const keys of [['properties'], ['required'], ['errorMessage', 'required'], ['errorMessage']])
    if (isEmpty(draft.value(below(container, ...keys)))) draft.remove(below(container, ...keys));
}

function emptyEntries(draft: Draft, list: At, isGone: (entry: unknown) => boolean): void {
  const entries = draft.value(list);
  if (!Array.isArray(entries)) return;
  for (let i = entries.length - 1; i >= 0; i--) if (isGone(entries[i])) removeEntry(draft, list, i);
}

/** True for an object or a list that is there and holds nothing but a comment. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).every((key) => key === '$comment');
}
