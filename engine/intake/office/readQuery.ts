// The filter and the order of a list, from the parameters of an address. A parameter that cannot be meant is refused rather than
// ignored: a list that shows more than was asked for would be taken for the answer.
import {
  type Answers,
  type Form,
  type Office,
  parsePointer,
  questionAtPointer,
  SOURCE,
  setIn,
  sortKeys,
} from '../../core/index.ts';
import { DEFAULT_TIME_ZONE, readDay, startOfDay } from '../config/timeZone.ts';
import { COLUMNS, type Cursor, type Filter, type SortBy } from '../storage/caseStore.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Cases, type FormAndOffice, formWithOffice } from './context.ts';

const FILTERS = ['form', 'status', 'assigned', 'unseen', 'flagged', 'again', 'since', 'before', 'words'];
const ORDERS = ['sort', 'direction', 'after'];
const COLUMN = /^column([0-5])$/;
/** Characters typed into the search. */
const LONGEST_SEARCH = 200;

/** What a list is asked for; `others` are parameters that the route takes besides. */
export function readFilter(
  cases: Cases,
  query: URLSearchParams,
  account: string,
  others: readonly string[] = ORDERS,
): FormAndOffice & { readonly filter: Filter } {
  for (const name of query.keys()) {
    const isKnown = [...FILTERS, ...others].includes(name) || COLUMN.test(name);
    if (!isKnown || query.getAll(name).length > 1) throw new Refusal('bad-list', name);
  }
  const given = (name: string) => query.get(name) || undefined;
  const source = formWithOffice(cases, SOURCE, given('form') ?? '');
  if (!source) throw new Refusal('bad-list', 'form');
  const { form, office } = source;
  const words = given('words');
  if (words !== undefined && words.length > LONGEST_SEARCH) throw new Refusal('bad-list', 'words');
  const status = given('status')?.split(',');
  if (status?.some((one) => !office.statuses.some(({ id }) => id === one))) throw new Refusal('bad-list', 'status');
  return {
    ...source,
    filter: {
      form: form.id,
      status: status && [...new Set(status)],
      assignee: assigneeOf(given('assigned'), account),
      unseen: isSet(given('unseen'), 'unseen'),
      aside: isSet(given('flagged'), 'flagged') ?? false,
      again: againOf(given('again')),
      since: instantOf(given('since'), 'since', cases.timeZone),
      before: instantOf(given('before'), 'before', cases.timeZone),
      words,
      columns: [...query]
        .filter(([name, value]) => COLUMN.test(name) && value !== '')
        .map(([name, value]) => columnOf(Number(COLUMN.exec(name)?.[1]), value, office, form)),
    },
  };
}

/** The newest come first, names and columns from A. */
export function readOrder(query: URLSearchParams, { columns }: Office) {
  const named = query.get('sort') || 'received';
  const sort = sortOf(named, columns.length);
  const direction = query.get('direction') || (sort === 'received' ? 'descending' : 'ascending');
  if (!['ascending', 'descending'].includes(direction)) throw new Refusal('bad-list', 'direction');
  return { sort, descending: direction === 'descending', after: readCursor(query.get('after')) };
}

export function printCursor({ key, arrival }: Cursor): string {
  return Buffer.from(JSON.stringify([key, arrival])).toString('base64url');
}

function readCursor(text: string | null): Cursor | undefined {
  if (!text) return undefined;
  try {
    const [key, arrival] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof key === 'string' && Number.isSafeInteger(arrival)) return { key, arrival };
  } catch (error) {
    throw new Refusal('bad-list', 'after', error);
  }
  throw new Refusal('bad-list', 'after');
}

function sortOf(named: string, columns: number): SortBy {
  if (named === 'received' || named === 'name') return named;
  const column = Number(COLUMN.exec(named)?.[1] ?? COLUMNS);
  if (column >= columns) throw new Refusal('bad-list', 'sort');
  return { column };
}

function assigneeOf(text: string | undefined, account: string): string | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'me') return account;
  if (text === 'none') return null;
  if (!text.startsWith('@')) throw new Refusal('bad-list', 'assigned');
  return text.slice(1);
}

function againOf(given: string | undefined): Filter['again'] {
  if (given === undefined || given === 'asked' || given === 'answered') return given;
  throw new Refusal('bad-list', 'again');
}

function isSet(text: string | undefined, name: string): true | undefined {
  if (text !== undefined && text !== '1') throw new Refusal('bad-list', name);
  return text === undefined ? undefined : true;
}

function instantOf(day: string | undefined, name: string, timeZone = DEFAULT_TIME_ZONE): string | undefined {
  if (day === undefined) return undefined;
  const midnight = readDay(day);
  if (midnight === undefined) throw new Refusal('bad-list', name);
  return startOfDay(midnight, timeZone);
}

/** An option of a column's question, as the key by which the store compares. */
function columnOf(column: number, value: string, office: Office, form: Form) {
  const pointer = office.columns[column];
  const options = pointer === undefined ? [] : questionAtPointer(form.steps, pointer)?.enum;
  const option = options?.find((one) => String(one) === value);
  if (pointer === undefined || option === undefined) throw new Refusal('bad-list', `column${column}`);
  const answers = setIn({}, parsePointer(pointer), option) as Answers;
  return { column, key: sortKeys({ ...office, columns: [pointer] }, form, answers)[0] ?? '' };
}
