// The page's requests to the dev server. An error status is thrown as an Error with the response's text, no answer as one that says
// what to do.
import type { PlanAnswer, PlanRequest, WriteAnswer, WriteRequest } from '../protocol/actions.ts';
import type {
  ChangesAnswer,
  ChangesRequest,
  CheckAnswer,
  CheckRequest,
  FormFolder,
  FormName,
  FormState,
  Received,
  SaveAnswer,
  SaveRequest,
} from '../protocol/protocol.ts';
import type { DraftsAnswer, DraftsRequest, SiteAnswer, TextsAnswer } from '../protocol/words.ts';

export const getForms = () => request<readonly FormName[]>('forms');
export const getFolder = (form: string) => request<FormFolder>(`forms/${encodeURIComponent(form)}`);
export const getState = (form: string) => request<FormState>(`states/${encodeURIComponent(form)}`);
export const getTexts = (form: string) => request<TextsAnswer>(`texts/${encodeURIComponent(form)}`);
export const getReceived = (form: string) => request<readonly Received[]>(`received/${encodeURIComponent(form)}`);
export const getSite = () => request<SiteAnswer>('site');
export const check = (body: CheckRequest, signal: AbortSignal) => request<CheckAnswer>('check', body, signal);
export const save = (body: SaveRequest) => request<SaveAnswer>('save', body);
export const compare = (body: ChangesRequest, signal: AbortSignal) => request<ChangesAnswer>('changes', body, signal);
export const showDrafts = (body: DraftsRequest) => request<DraftsAnswer>('drafts', body);
export const plan = (body: PlanRequest) => request<PlanAnswer>('plan', body);
export const write = (body: WriteRequest) => request<WriteAnswer>('write', body);

async function request<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: JSON_TYPE };
  const response = await fetch(`/studio/${path}`, { ...init, ...(signal && { signal }) }).catch((error: unknown) => {
    // A browser's own words, e.g. "Failed to fetch"; a request that the page cancelled ends with a DOMException.
    throw error instanceof TypeError ? new Error(NO_ANSWER, { cause: error }) : error;
  });
  if (!response.ok) throw new Error(await response.text());
  // Both ends are of one version, and protocol.ts has the types of both.
  return (await response.json()) as T;
}

const NO_ANSWER = 'The dev server does not answer. Please start it again: `npm run dev`.';
const JSON_TYPE = { 'Content-Type': 'application/json' };
