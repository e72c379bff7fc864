import type { ApplicationQuery } from '../../ports/index.ts';
import { printQuery } from '../client/client.ts';

/** The path of a list; its filter, order and page are in the address, so that it can be kept, sent and gone back to. */
export function listPath(query: ApplicationQuery): string {
  return `/applications${printQuery({ ...query })}`;
}

/** The query of an address. */
export function readListQuery(query: URLSearchParams, defaultForm: string): ApplicationQuery {
  return { form: defaultForm, ...Object.fromEntries(query) };
}
