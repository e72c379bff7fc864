// The order in which a group's questions are asked: `ui:sections`, `ui:order`, or that of the schema where neither is written.
import type { Definition } from '../../../compile/index.ts';
import { allSections, declaredProperties, formatPointer } from '../../../core/index.ts';
import type { At, Draft } from './draft.ts';
import { below, type Group, uiWrittenAt } from './groups.ts';

/** The list of names that a question stands in, and its place there. */
interface Listed {
  readonly list: At;
  readonly index: number;
}

/** Names of the group's questions in the order in which they are asked. */
export function orderOf({ schema, ui }: Pick<Group, 'schema' | 'ui'>): readonly string[] {
  return allSections(declaredProperties(schema), ui).flatMap(({ fields }) => fields);
}

/**
 * Lists a name after another one, or first. Where no list names that one, the whole order becomes `ui:order`, unless `isInPlace`.
 * @param isInPlace true if the schema's order has the name where it should be, and none needs to be written
 */
export function list(
  draft: Draft,
  definition: Definition,
  group: Group,
  key: string,
  after: string | undefined,
  isInPlace = false,
): void {
  const found = after === undefined ? firstPlace(draft, definition, group) : placeOf(draft, definition, group, after);
  if (found) draft.insert(found.list, key, after === undefined ? found.index : found.index + 1);
  else if (!isInPlace) {
    const others = orderOf(group).filter((name) => name !== key);
    const index = after === undefined ? 0 : others.indexOf(after) + 1;
    draft.set(listAt(definition, group, 'ui:order'), others.toSpliced(index, 0, key));
  }
}

/** Takes a name out of the order; where nothing is listed, the order becomes `ui:order` by the next call of `list`. */
export function unlist(draft: Draft, definition: Definition, group: Group, key: string): void {
  const found = placeOf(draft, definition, group, key);
  if (found) draft.remove(below(found.list, found.index));
}

/** True if the order that is written names it. */
export function isListed(draft: Draft, definition: Definition, group: Group, key: string): boolean {
  return placeOf(draft, definition, group, key) !== undefined;
}

/** Where the name is listed by now. */
function placeOf(draft: Draft, definition: Definition, group: Group, key: string): Listed | undefined {
  return listsOf(draft, definition, group)
    .map((list) => ({ list, index: namesIn(draft, list).indexOf(key) }))
    .find(({ index }) => index >= 0);
}

function firstPlace(draft: Draft, definition: Definition, group: Group): Listed | undefined {
  const lists = listsOf(draft, definition, group);
  const first = lists.find((list) => namesIn(draft, list).length > 0) ?? lists[0];
  return first && { list: first, index: 0 };
}

function listsOf(draft: Draft, definition: Definition, group: Group): readonly At[] {
  const sections = listAt(definition, group, 'ui:sections');
  const written = draft.value(sections);
  if (Array.isArray(written)) return written.map((_, i) => below(sections, i, 'fields'));
  const order = listAt(definition, group, 'ui:order');
  return Array.isArray(draft.value(order)) ? [order] : [];
}

function listAt(definition: Definition, { step, uiPointer }: Group, name: string): At {
  return uiWrittenAt(definition, step, uiPointer + formatPointer([name]));
}

function namesIn(draft: Draft, list: At): readonly unknown[] {
  const names = draft.value(list);
  return Array.isArray(names) ? names : [];
}
