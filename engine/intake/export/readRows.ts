import { type CaseStore, type Cursor, type Filter, MOST_ROWS, type Row } from '../storage/caseStore.ts';

/**
 * The applications of a filter, oldest first, read page by page, so that memory does not grow with their number. With `record`
 * each page is recorded as exported before it is handed out, whether or not the reader goes on to the end.
 */
export async function* readRows(
  { page }: Pick<CaseStore, 'page'>,
  filter: Filter,
  record?: (references: readonly string[]) => Promise<void>,
): AsyncGenerator<Row> {
  for (let after: Cursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const { rows, next } = await page({ filter, after, limit: MOST_ROWS });
    await record?.(rows.map(({ reference }) => reference));
    yield* rows;
    after = next;
  }
}

/** The filter without what arrives from now on: it might need columns that the table does not have. */
export function untilNow(filter: Filter): Filter & { readonly before: string } {
  const now = new Date().toISOString();
  return { ...filter, before: filter.before !== undefined && filter.before < now ? filter.before : now };
}

/** How many applications a filter has. */
export async function countRows({ counts }: Pick<CaseStore, 'counts'>, filter: Filter): Promise<number> {
  return Object.values(await counts(filter)).reduce((sum, one) => sum + one, 0);
}
