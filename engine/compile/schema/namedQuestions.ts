// Which of several questions of the same name is meant: two groups of a step may each ask for a "name".
import { formatPointer, parsePointer, recordOf, type Schema } from '../../core/index.ts';
import { subschemasByGroup } from './subschemas.ts';

/** Questions of a step: each as the JSON Pointer of its name below those of the groups around it (`/child/name`); `*name` where its group is not known. */
export type Names = ReadonlySet<string>;

/** @param group the names of the groups around the question, the outermost first, without `items` of lists; undefined if not known */
export function keyOf(name: string, group: readonly string[] | undefined): string {
  return group ? formatPointer([...group, name]) : `*${name}`;
}

/** The name of the question that {@link keyOf} made a key of. */
export function nameIn(key: string): string {
  return key.startsWith('*') ? key.slice(1) : (parsePointer(key).at(-1) ?? '');
}

/** @param path the name of the question, after those of the groups around it */
export function isAmong(names: Names, path: readonly string[]): boolean {
  return names.has(formatPointer(path)) || names.has(`*${path.at(-1)}`);
}

/** True if any of the questions has this name, whatever its group is. */
export function isCalledAs(names: Names, name: string): boolean {
  return [...names].some((key) => nameIn(key) === name);
}

/** The names under `properties` in the keys of a JSON Pointer into a schema: `child`, `name` of `/properties/child/then/properties/name/title`. */
export function namesThrough(keys: readonly string[]): string[] {
  const names: string[] = [];
  for (let i = 1; i < keys.length; i++) {
    if (keys[i - 1] === 'properties') names.push(keys[i++] ?? '');
  }
  return names;
}

/** The names of questions in the keys of a JSON Pointer into a ui file: `child`, `name` of `/child/items/name/ui:help`. */
export function uiNamesThrough(keys: readonly string[]): string[] {
  return keys.filter((key) => key !== 'items' && !key.startsWith('ui:'));
}

/** The group that asks for a name that is mentioned in `group`: this one, or the nearest around it that does; undefined if none does. */
export function askedIn(schema: Schema, name: string, group: readonly string[]): readonly string[] | undefined {
  const known = namesByGroup.get(schema) ?? namesOfGroups(schema);
  namesByGroup.set(schema, known);
  const around = [group, ...group.map((_, i) => group.slice(0, group.length - 1 - i))];
  return around.find((one) => known.get(formatPointer(one))?.has(name));
}

const namesByGroup = new WeakMap<Schema, ReadonlyMap<string, Names>>();

function namesOfGroups(schema: Schema): ReadonlyMap<string, Names> {
  const groups = new Map<string, Set<string>>();
  for (const { part, group } of subschemasByGroup(schema)) {
    const key = formatPointer(group);
    groups.set(key, new Set([...(groups.get(key) ?? []), ...Object.keys(recordOf(recordOf(part).properties))]));
  }
  return groups;
}
