// Adds the office's API to the app. Nothing is below /office until there is an account. All checks that need no body come
// before it is read.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { includesRole } from '../../core/index.ts';
import { administerAccounts } from '../accounts/administration.ts';
import type { Accounts } from '../accounts/context.ts';
import { findSession, type Session } from '../accounts/sessions.ts';
import { senderOf } from '../config/senderOf.ts';
import { languageOf } from '../submissions/languageOf.ts';
import { Refusal } from '../submissions/refusal.ts';
import { isConfidential, isSameOrigin } from './checkRequest.ts';
import type { Cases } from './context.ts';
import { type CookieName, printCookie, readCookie } from './cookies.ts';
import { limitStrangers } from './limitStrangers.ts';
import type { OfficeRequest, OfficeRoute } from './officeRoute.ts';
import { officeRoutes } from './officeRoutes.ts';
import { servePages } from './servePages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the office's routes that need one. */
    officeSession: Session | undefined;
  }
}

type ErrorHandler = Parameters<FastifyInstance['setErrorHandler']>[0];

/** `app` has the plugin for rate limits; `onError` answers refusals; `folder` has the built pages. */
export async function addOffice(
  app: FastifyInstance,
  accounts: Accounts,
  onError: ErrorHandler,
  cases: Cases,
  folder?: string,
): Promise<void> {
  await app.register(
    async (scope) => {
      const strangers = limitStrangers(scope, accounts.limits);
      scope.setErrorHandler(onError);
      scope.setNotFoundHandler(() => Promise.reject(new Refusal('no-such-page')));
      scope.removeAllContentTypeParsers();
      const parseJson = scope.getDefaultJsonParser('error', 'error');
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
      scope.decorateRequest('officeSession', undefined);
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        await strangers.check(request);
        if (!(await accounts.store.hasAccounts())) throw new Refusal('no-such-page');
        if (!isConfidential(request)) throw new Refusal('not-confidential');
      });
      for (const [name, route] of Object.entries(
        officeRoutes(accounts, administerAccounts(accounts.store, accounts.now), cases),
      )) {
        addRoute(scope, name, route as OfficeRoute, accounts, strangers.trust);
      }
      if (folder !== undefined) await servePages(scope, folder);
    },
    { prefix: '/office' },
  );
}

function addRoute(
  scope: FastifyInstance,
  name: string,
  route: OfficeRoute,
  accounts: Accounts,
  trust: (session: Session) => void,
): void {
  const [method = '', path = ''] = name.split(' ');
  scope.route({
    method,
    url: `/api${path}`,
    bodyLimit: accounts.limits.officeBody.perRequest,
    ...(route.fields && { schema: { body: schemaOf(route.fields) } }),
    onRequest: async (request) => {
      if (method !== 'GET' && !isSameOrigin(request.headers, originOf(request))) throw new Refusal('cross-site');
      if (route.role === 'anyone') return;
      const session = await findSession(accounts, readCookie(request.headers.cookie, 'session'));
      if (!session) throw new Refusal('no-session');
      trust(session);
      if (!includesRole(session.role, route.role)) throw new Refusal('not-your-role');
      request.officeSession = session;
    },
    handler: async (request, reply) => {
      const asked = toOfficeRequest(request);
      const {
        cookies = [],
        signedIn,
        refusal,
        ...result
      } = route.role === 'anyone' ? await route.handle(asked) : await route.handle(asked, sessionOf(request));
      if (signedIn !== undefined) request.log.info({ account: signedIn }, 'signed in');
      if (refusal) request.log.warn({ code: refusal.code, reason: String(refusal.cause ?? ''), url: path }, 'refused');
      reply.header('set-cookie', cookies.map(printCookie));
      if ('redirect' in result) return reply.redirect(result.redirect, 303);
      if ('stream' in result) return reply.headers(result.headers).send(result.stream);
      if ('conflict' in result) return reply.code(409).send(result.conflict);
      return reply.send(result.answer);
    },
  });
}

function schemaOf(fields: object): object {
  return { type: 'object', properties: fields, required: Object.keys(fields), additionalProperties: false };
}

function toOfficeRequest(request: FastifyRequest): OfficeRequest {
  const { headers, url, body, params } = request;
  const cookie = (name: CookieName) => readCookie(headers.cookie, name);
  return {
    body: (body ?? {}) as OfficeRequest['body'],
    params: params as OfficeRequest['params'],
    url,
    query: new URL(url, 'http://localhost').searchParams,
    language: languageOf(headers['accept-language']),
    origin: originOf(request),
    cookie,
    visitor: {
      sender: senderOf(request.ip),
      browser: headers['user-agent'] ?? '',
      session: cookie('session'),
      device: cookie('device'),
    },
  };
}

function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

function sessionOf({ officeSession }: FastifyRequest): Session {
  if (!officeSession) throw new Refusal('no-session');
  return officeSession;
}
