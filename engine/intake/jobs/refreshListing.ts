// Rebuilds the sort keys and search texts of applications that were listed under an earlier office.json, earlier questions of its
// columns, or earlier tables.
import type { FastifyBaseLogger } from 'fastify';
import type { Office } from '../../core/index.ts';
import type { Store } from '../storage/store.ts';

export interface RefreshOptions {
  readonly store: Pick<Store, 'refreshListing'>;
  readonly offices: readonly Office[];
  /** True once the service stops; the rest is done at the next start. */
  readonly isStopping: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** One run, in batches; safe at any interval. */
export async function refreshListing({ store, offices, isStopping, log }: RefreshOptions): Promise<void> {
  for (const { form } of offices) {
    let batches = 0;
    for (let last: number | undefined = 0; last !== undefined && !isStopping(); batches++) {
      last = await store.refreshListing(form, last);
    }
    if (batches > 1) log.info({ form }, 'listing rebuilt for changed definitions');
  }
}
