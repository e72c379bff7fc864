// A filter as SQL conditions on `listing l`.
import { searchWords } from '../../../core/index.ts';
import { COLUMNS, type Filter } from '../caseStore.ts';
import type { SqlDatabase, SqlValue } from './sql.ts';

/** Further words are not looked for: each costs a search through all applications. */
const MOST_WORDS = 8;

export interface Conditions {
  readonly sql: string;
  /** The parameters from `$1` on. */
  readonly values: readonly SqlValue[];
}

/** The function for the place of a text in another. */
const PLACE: Readonly<Record<SqlDatabase['kind'], string>> = { sqlite: 'instr', postgres: 'strpos' };

/** The conditions of a filter. */
export function conditionsOf(filter: Filter, kind: SqlDatabase['kind']): Conditions {
  const { form, status, aside, unseen, again, assignee, since, before, words = '', columns = [] } = filter;
  const values: SqlValue[] = [];
  const conditions: string[] = [];
  const add = (condition: string, value: SqlValue | undefined) => {
    if (value !== undefined) conditions.push(`${condition} $${values.push(value)}`);
  };
  add('l.form =', form);
  add('l.aside =', aside === undefined ? undefined : Number(aside));
  add('l.again =', again);
  add('l.received_at >=', since);
  add('l.received_at <', before);
  if (assignee === null) conditions.push('l.assignee is null');
  else add('l.assignee =', assignee);
  if (unseen) conditions.push('l.seen_at is null');
  // `in ()` is no SQL.
  if (status?.length === 0) conditions.push('1 = 0');
  else if (status) conditions.push(`l.status in (${status.map((id) => `$${values.push(id)}`)})`);
  for (const { column, key } of columns) add(`l.${sortColumn(column)} =`, key);
  for (const word of searchWords(words).slice(0, MOST_WORDS))
    conditions.push(contains(word, kind, (value) => `$${values.push(value)}`));
  return { sql: conditions.join(' and ') || '1 = 1', values };
}

/**
 * Folded words are letters and digits, so none is a pattern. On the embedded database `like` takes half the time of `instr` for
 * words in ASCII, and twice the time for others.
 */
function contains(word: string, kind: SqlDatabase['kind'], add: (value: string) => string): string {
  const isAscii = /^[a-z0-9]*$/.test(word);
  return isAscii ? `l.search like ${add(`%${word}%`)}` : `${PLACE[kind]}(l.search, ${add(word)}) > 0`;
}

/** The column of `listing` with the sort keys of an office's column. */
export function sortColumn(column: number): string {
  if (!Number.isInteger(column) || column < 0 || column >= COLUMNS)
    throw new RangeError(`There is no column ${column}`);
  return `sort${column + 1}`;
}
