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
  /**
   * A file.
   * @throws Refused
   */
  load(name: FileName, given: Given<FileName>, signal: AbortSignal): Promise<LoadedFile>;
}

/** Routes that answer a file. */
export type FileName = 'GET /export' | 'GET /applications/:reference/files/:id';

export interface LoadedFile {
  readonly name: string;
  readonly content: Blob;
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
  const headers = { 'Accept-Language': language };
  return {
    async ask(name, given = {}) {
      const [method = ''] = name.split(' ');
      const { body } = given;
      const init: RequestInit = {
        method,
        headers: {
          ...headers,
          ...(method !== 'GET' && { [OFFICE_HEADER]: '1' }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      };
      const response = await request(addressOf(name, given), init).catch(unreachable);
      const answer = await response.json().catch(unreachable);
      if (!response.ok) throw new Refused(answer);
      return answer;
    },
    async load(name, given, signal) {
      const response = await request(addressOf(name, given), { headers, signal }).catch(unreachable);
      if (!response.ok) throw new Refused(await response.json().catch(unreachable));
      const content = await response.blob().catch(unreachable);
      return { name: fileNameIn(response.headers.get('content-disposition') ?? ''), content };
    },
  };
}

/** The address of a route below the origin of the page. */
function addressOf<Name extends ApiName>(name: Name, { parts = {}, query = {} }: Given<Name>): string {
  const [, pattern = ''] = name.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
  return `/office/api${path}${printQuery(query)}`;
}

/** RFC 8187 */
function fileNameIn(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'file');
}

/** Parameters without a value are left out. */
export function printQuery(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function unreachable(): never {
  throw new Refused({ code: 'unreachable', errors: [] });
}
