// Opens the admin API of a store: through the running service, or directly on the store if none runs or processes share it. A
// service that is starting or stopping may hold the lock without listening, so both are retried.
import { setTimeout } from 'node:timers/promises';
import { AdminError } from '../storage/adminError.ts';
import type { StoreKind } from '../storage/sql/storeKind.ts';
import { StoreInUse } from '../storage/store.ts';
import type { AdminApi } from './adminApi.ts';
import { connectAdmin } from './adminClient.ts';
import { type AdminOptions, adminOverStorage } from './adminOverStorage.ts';

/** The admin API of `store`, for the offices of `options`; throws an {@link AdminError} if nothing was stored there or after `patience` milliseconds of retries. */
export async function openAdmin(store: StoreKind, options: AdminOptions = {}, patience = 3000): Promise<AdminApi> {
  const socket = await store.findSocket();
  for (const until = Date.now() + patience; ; await setTimeout(200)) {
    const running = socket === undefined ? undefined : await connectAdmin(socket);
    if (running) return running;
    try {
      return adminOverStorage(await store.openForCommand(), options);
    } catch (error) {
      if (!(error instanceof StoreInUse)) throw error;
      if (Date.now() > until) throw new AdminError(`${error.message}, and it does not answer`, { cause: error });
    }
  }
}
