// `choice_filter` of XLSForm (`region = ${region}`): a question offers only the options whose cell in a column of the sheet choices equals the
// answer to another choice. Here it becomes a branch that asks the question once the other is answered, and in it a branch for each answer
// that limits the options.
import { recordOf } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { taken } from '../conditions.ts';
import type { Expression } from './expression.ts';
import type { Line } from './table.ts';

export interface Filter {
  /** The name of the other choice. */
  readonly by: string;
  /** The column of the sheet choices. */
  readonly column: string;
}

/** The filter `region = ${region}`, and each part of several that `and` joins; undefined for any other. */
export function filtersOf(expression: Expression | undefined): readonly Filter[] | undefined {
  if (expression?.kind !== 'operation') return undefined;
  const { operator, left, right } = expression;
  if (operator === 'and') {
    const [one, others] = [filtersOf(left), filtersOf(right)];
    return one && others && [...one, ...others];
  }
  const [column, by] = left.kind === 'name' ? [left, right] : [right, left];
  return operator === '=' && column.kind === 'name' && by.kind === 'reference'
    ? [{ by: by.name, column: column.name.toLowerCase() }]
    : undefined;
}

/** A choice: its rows of the sheet choices, and what filters them. */
export interface Filtered {
  readonly lines: readonly Line[];
  readonly filters: readonly Filter[];
}

/**
 * The filters of a choice without those that another makes superfluous. Of `region = ${region} and district = ${district}` the first is, if the choice
 * of districts is filtered by the region as well, and the sheet has each town in the region of its district.
 */
export function decidingFilters(
  { lines, filters }: Filtered,
  choiceOf: (name: string) => Filtered | undefined,
): readonly Filter[] {
  const isImplied = (filter: Filter, by: Filter) => {
    const other = choiceOf(by.by);
    const same = other?.filters.find((one) => one.by === filter.by);
    if (!other || !same) return false;
    return lines.every((line) => {
      const above = other.lines.filter((one) => one.get('name') === line.get(by.column));
      return above.every((one) => one.get(same.column) === line.get(filter.column));
    });
  };
  return filters.filter((filter) => !filters.some((other) => other !== filter && isImplied(filter, other)));
}

/** Each option of the other choice is a condition of its own. */
const MOST_CONDITIONS = 40;

/** The options of a list that are offered with each option of the other choice; undefined where that is no choice, or one of too many options. */
export function offeredBy(
  other: Json | undefined,
  column: string,
  lines: readonly Line[],
): ReadonlyMap<string, readonly string[]> | undefined {
  const options = other?.type === 'string' && Array.isArray(other.enum) ? other.enum.map(String) : [];
  const offered = options.map((option) => {
    const names = lines.filter((line) => line.get(column) === option).map((line) => line.get('name'));
    return [option, [...new Set(names)]] as const;
  });
  const some = offered.filter(([, names]) => names.length > 0);
  return some.length === 0 || options.length > MOST_CONDITIONS ? undefined : new Map(some);
}

/** Moves a question of the group into a branch on the other choice, and narrows it there. */
export function askFiltered(
  draft: Draft,
  group: Json,
  { name, by, place }: { readonly name: string; readonly by: string; readonly place: string },
  offered: ReadonlyMap<string, readonly string[]>,
): void {
  const question = recordOf(group.properties)[name] as Json;
  const choice = (question.items ?? question) as Json;
  const isAll = recordOf(recordOf(group.properties)[by]).enum;
  const besides = taken(group, name);
  const all = new Set([...offered.values()].flat());
  const labels = new Map(
    (choice.enum as string[]).map((option, i) => [option, (choice.enumNames as string[])[i] ?? option]),
  );
  const kept = [...labels.keys()].filter((option) => all.has(option));
  Object.assign(choice, { enum: kept, enumNames: kept.map((option) => labels.get(option)) });
  const narrowings = [...offered]
    .filter(([, names]) => names.length < kept.length)
    .map(([option, names]) => ({
      if: { properties: { [by]: { const: option } }, required: [by] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { [name]: question.items ? { items: { enum: names } } : { enum: names } } },
    }));
  const isOffered = Array.isArray(isAll) && isAll.every((option) => offered.has(String(option)));
  const made: Json = {
    if: isOffered ? { required: [by] } : { properties: { [by]: { enum: [...offered.keys()] } }, required: [by] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { [name]: question }, ...besides, ...(narrowings.length > 0 && { allOf: narrowings }) },
  };
  draft.madeAt(made, place);
  group.allOf = [...(Array.isArray(group.allOf) ? group.allOf : []), made];
}
