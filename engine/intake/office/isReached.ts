import type { OfficeEvent } from '../../core/index.ts';
import type { CaseStore } from '../storage/caseStore.ts';

/** In milliseconds. */
export const DAY = 24 * 60 * 60_000;

/** Whether `most` events of a kind, of one account or of all, were recorded within the last 24 hours; `most` is at least 1. */
export async function isReached(
  { instantOf }: Pick<CaseStore, 'instantOf'>,
  type: OfficeEvent['type'],
  most: number,
  by?: string,
): Promise<boolean> {
  const at = await instantOf(type, most, by);
  return at !== undefined && Date.now() - Date.parse(at) < DAY;
}
