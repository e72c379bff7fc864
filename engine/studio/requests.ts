// What the studio asks of the dev server. An answer that is none is an error with its reason.
import type {
  ChangesAnswer,
  ChangesRequest,
  FormFolder,
  FormName,
  Look,
  LookRequest,
  SaveAnswer,
  SaveRequest,
} from './protocol.ts';

export const getForms = () => ask<readonly FormName[]>('forms');
export const getFolder = (form: string) => ask<FormFolder>(`forms/${encodeURIComponent(form)}`);
export const look = (request: LookRequest, signal: AbortSignal) => ask<Look>('look', request, signal);
export const save = (request: SaveRequest) => ask<SaveAnswer>('save', request);
export const compare = (request: ChangesRequest, signal: AbortSignal) => ask<ChangesAnswer>('changes', request, signal);

async function ask<T>(what: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE };
  const response = await fetch(`/studio/${what}`, { ...init, ...(signal && { signal }) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
