// One route of the office's API. Handlers know neither framework nor headers, so that the table can be walked and read.
import type { Readable } from 'node:stream';
import type { Language, Role } from '../../core/index.ts';
import type { OfficeApi as AccountsApi, ApplicationsApi, ChangedMeanwhile } from '../../ports/index.ts';
import type { Session, Visitor } from '../accounts/sessions.ts';
import type { Refusal } from '../submissions/refusal.ts';
import type { Cookie, CookieName } from './cookies.ts';

type OfficeApi = AccountsApi & ApplicationsApi;

export type OfficeRouteName = keyof OfficeApi;

export interface OfficeRequest<Name extends OfficeRouteName = OfficeRouteName> {
  readonly body: OfficeApi[Name]['body'];
  /** Parts of the address, e.g. `id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** That the browser asks for. */
  readonly language: Language;
  readonly visitor: Visitor;
  readonly cookie: (name: CookieName) => string | undefined;
  /** Of the site as the browser calls it, e.g. `https://www.school.example`. */
  readonly origin: string;
  /** Address that was asked for, with its query. */
  readonly url: string;
}

export type OfficeReply<Answer> = (
  | { readonly answer: Answer }
  | { readonly redirect: string }
  /** Answered 409. */
  | { readonly conflict: ChangedMeanwhile }
  /** A file. */
  | { readonly stream: Readable; readonly headers: Readonly<Record<string, string>> }
) & {
  readonly cookies?: readonly Cookie[];
  /** For the log: the account that signed in, or why a redirect is a refusal. */
  readonly signedIn?: string;
  readonly refusal?: Refusal;
};

/** JSON schemas by name; every one of them is required, and nothing else is allowed. */
type Fields<Body> = { readonly [Field in keyof Body]: object };

export type OfficeRoute<Name extends OfficeRouteName = OfficeRouteName> = {
  /** Without it the route takes no body. */
  readonly fields?: Fields<OfficeApi[Name]['body']>;
} & (
  | {
      /** No session is needed. */
      readonly role: 'anyone';
      handle(request: OfficeRequest<Name>): Promise<OfficeReply<OfficeApi[Name]['answer']>>;
    }
  | {
      /** The least role. */
      readonly role: Role;
      handle(request: OfficeRequest<Name>, session: Session): Promise<OfficeReply<OfficeApi[Name]['answer']>>;
    }
);

export type OfficeRoutes = { readonly [Name in OfficeRouteName]: OfficeRoute<Name> };

/** A required text of at most `maxLength` characters. */
export const text = (maxLength: number) => ({ type: 'string', maxLength });
