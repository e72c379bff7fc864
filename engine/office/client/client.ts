// Asks the service, typed by its API. A refusal, and a service that cannot be reached, are thrown as `Refused`.
import { type Language, OFFICE_HEADER } from '../../core/index.ts';
import type { ApplicationsApi, OfficeApi, OfficeRefusal } from '../../ports/index.ts';

export type Api = OfficeApi & ApplicationsApi;
export type ApiName = keyof Api;

/** What a request carries besides its name. */
export interface Given<Name extends ApiName> {
  /** Parts of the address by their names. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What follows the `?`. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: Api[Name]['body'];
}

/** The service, or a fake in tests. */
export interface Client {
  /** @throws Refused */
  ask<Name extends ApiName>(name: Name, given?: Given<Name>): Promise<Api[Name]['answer']>;
}

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: OfficeRefusal;

  /** `unreachable` is the code where no answer came. */
  constructor(refusal: OfficeRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A client of the service that the page comes from, which answers in `language`. */
export function createClient(language: Language, request: typeof fetch = (...given) => fetch(...given)): Client {
  return {
    async ask(name, { parts = {}, query = {}, body } = {}) {
      const [method = '', pattern = ''] = name.split(' ');
      const path = pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
      const headers: Record<string, string> = { 'Accept-Language': language };
      if (method !== 'GET') headers[OFFICE_HEADER] = '1';
      if (body) headers['Content-Type'] = 'application/json';
      const init: RequestInit = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await request(`/office/api${path}${printQuery(query)}`, init).catch(unreachable);
      const answer = await response.json().catch(unreachable);
      if (!response.ok) throw new Refused(answer);
      return answer;
    },
  };
}

/** Parameters without a value are left out. */
export function printQuery(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function unreachable(): never {
  throw new Refused({ code: 'unreachable', errors: [] });
}
