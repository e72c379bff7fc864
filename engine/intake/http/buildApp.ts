// The HTTP app, without listening. The order matters: headers of every response, then checks before a body is read, then the
// forms' routes, then the site's files.
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { AGAIN_PATH, ASKED_PATH, LINK_HEADER, PROOF_HEADER } from '../../core/asking.ts';
import type { Form } from '../../core/index.ts';
import { type AccountOptions, createAccounts } from '../accounts/context.ts';
import type { AskingWithFiles } from '../asking/receiveAnswers.ts';
import { type LimitOverrides, withOverrides } from '../config/limits.ts';
import { printable } from '../config/printable.ts';
import type { IsProxy } from '../config/readProxies.ts';
import { senderOf } from '../config/senderOf.ts';
import { addOffice } from '../office/addOffice.ts';
import type { Cases } from '../office/context.ts';
import type { AccountStore } from '../storage/accountStore.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { Store } from '../storage/store.ts';
import { checkHead } from '../submissions/checkHead.ts';
import { languageOf } from '../submissions/languageOf.ts';
import { type Receiving, receiveSubmission } from '../submissions/receiveSubmission.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Translations, translationOf } from '../submissions/translationOf.ts';
import { createUploadLimiter, type UploadLimiter } from '../submissions/uploadLimiter.ts';
import { addAsking } from './addAsking.ts';
import { addOperations, type OperationsOptions } from './addOperations.ts';
import { allowOrigin, allowOrigins } from './allowOrigins.ts';
import { answerBrokenConnection } from './answerBrokenConnection.ts';
import { answerErrors } from './answerErrors.ts';
import { answerExpectation } from './answerExpectation.ts';
import { boundLogLines, type LoggerOptions } from './boundLogLines.ts';
import { guardConnections } from './guardConnections.ts';
import { namesOneHost } from './namesOneHost.ts';
import { HSTS, type PolicyExceptions, securityHeaders } from './securityHeaders.ts';
import { serveSite } from './serveSite.ts';

export interface AppOptions
  extends OperationsOptions,
    Pick<Receiving, 'mailsAbout'>,
    Pick<AskingWithFiles, 'answersMailed'>,
    PolicyExceptions,
    Pick<Cases, 'offices' | 'school' | 'timeZone' | 'onLetter'> {
  readonly forms: readonly Form[];
  /** The same forms in other languages, for the messages of refusals and receipts. */
  readonly translations?: Translations | undefined;
  readonly store: Store;
  /** Called after an application, or answers to a link, were stored; not for repetitions. */
  readonly onStored?: (() => void) | undefined;
  readonly attachments: Attachments;
  /** Without it there is no office. */
  readonly accounts?: AccountStore | undefined;
  readonly office?: AccountOptions | undefined;
  /** What the office changes goes through it, as the command line's changes do. */
  readonly admin?: Cases['admin'] | undefined;
  /** Absolute path of the built site; without it only the intake's routes exist. */
  readonly publicDir?: string | undefined;
  /** Absolute path of the office's built pages; without it only their API exists. */
  readonly officeDir?: string | undefined;
  /** Further addresses of pages, e.g. `{ '/Faq': '/FAQ' }`; forms bring their own. */
  readonly aliases?: Readonly<Record<string, string>> | undefined;
  /** Other origins whose pages may post here; see allowOrigins.ts. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Pino's options; without them nothing is logged. */
  readonly log?: LoggerOptions | undefined;
  readonly limits?: LimitOverrides | undefined;
  /** Tells the proxies whose forwarded client address is trusted; none without it. */
  readonly trustProxy?: IsProxy | undefined;
  /** Whether HSTS is sent; by default, on requests over TLS. */
  readonly hsts?: boolean | undefined;
  /** Reads the free bytes on the disk; without it the disk is not checked. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the routes that receive a form. */
    submissionId: string;
  }
}

/** Routes: `POST` for each form that has one, those of links that ask again, those of `addOperations`, and the site. Call `ready` or `listen` on the result. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = withOverrides(options.limits);
  const onError = answerErrors(limits, options.metrics?.countRefusal);
  const app: FastifyInstance = fastify({
    // Escapes control characters within the JSON lines; the JSON's meaning stays the same.
    logger: options.log ? boundLogLines({ ...options.log, hooks: { streamWrite: printable } }, limits) : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    requestTimeout: limits.requestTimeout,
    http: {
      headersTimeout: limits.headersTimeout,
      maxHeaderSize: limits.head.perRequest,
      // Node checks its timeouts every 30 seconds by default.
      connectionsCheckingInterval: 2000,
      // Node's own response would have no body; see namesOneHost.ts.
      requireHostHeader: false,
    },
    // Bodies in JSON are taken as they are or not at all.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: onError,
  });
  app.decorateRequest('submissionId', '');
  app.setErrorHandler(onError);
  app.server.on('checkExpectation', answerExpectation);
  const guard = guardConnections(app.server, limits, options.trustProxy ?? (() => false), options.metrics?.countClosed);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    guard.stop();
  });
  app.addHook('onClose', async () => guard.end());
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.removeAllContentTypeParsers();
  // The route's handler reads the body, since limits depend on the form.
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    max: limits.posts.perSender,
    keyGenerator: (request) => senderOf(request.ip),
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
  const { allowedOrigins = [] } = options;
  const protection = securityHeaders(options);
  app.addHook('onRequest', async (request, reply) => {
    // Pipelined requests may already be parsed when their connection is closed.
    if (request.raw.socket.destroyed) return void reply.hijack();
    reply.headers(protection);
    const { form, isPublic = form !== undefined } = request.routeOptions.config;
    if (isPublic) allowOrigin(request, reply, allowedOrigins);
    if (options.hsts ?? request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // A client that has disconnected has no address.
    if (!namesOneHost(request.raw) || request.ip === undefined) throw new Refusal('broken-request');
    // Before Fastify checks the body's type.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('no-such-page');
  });
  addOperations(app, options);
  const uploads = createUploadLimiter(limits, options.freeBytes ?? (async () => Infinity));
  for (const form of options.forms) {
    const { post } = form.submit;
    if (post === undefined) continue;
    addForm(app, form, post, { ...options, limits, uploads });
    allowOrigins(app, post, allowedOrigins);
  }
  if (options.accounts) {
    const now = options.office?.now ?? (() => new Date());
    addAsking(app as unknown as FastifyInstance, { ...options, accounts: options.accounts, limits, uploads, now });
    for (const path of [ASKED_PATH, AGAIN_PATH]) {
      allowOrigins(app as unknown as FastifyInstance, path, allowedOrigins, [LINK_HEADER, PROOF_HEADER]);
    }
  }
  if (options.accounts && options.admin) {
    const accounts = createAccounts(options.accounts, limits, options.office);
    const onOfficeError = answerErrors(limits, options.metrics?.countRefusal, true);
    const cases = { ...options, admin: options.admin };
    await addOffice(app, accounts, onOfficeError, cases, options.officeDir);
  }
  if (options.publicDir !== undefined) await serveSite(app, options.publicDir, listAliases(options));
  else app.setNotFoundHandler(() => Promise.reject(new Refusal('no-such-page')));
  return app;
}

interface RouteOptions extends Receiving, Pick<AppOptions, 'onStored' | 'translations'> {
  readonly uploads: UploadLimiter;
}

function addForm(app: FastifyInstance, form: Form, post: string, to: RouteOptions): void {
  app.post(post, {
    config: { rateLimit: {}, form: form.id },
    onRequest: async (request) => {
      request.submissionId = checkHead(request.headers, to.limits);
    },
    handler: async (request, reply) => {
      const upload = await to.uploads.begin(senderOf(request.ip), Number(request.headers['content-length']));
      const translated = translationOf(form, to.translations, languageOf(request.headers['accept-language']));
      const { receipt, isNew } = await receiveSubmission(
        translated,
        {
          submissionId: request.submissionId,
          request: request.raw,
          upload,
          onLeftover: ({ code }) => request.log.error({ code }, 'leftover not removed'),
        },
        to,
      ).finally(upload.end);
      request.log.info({ form: form.id, reference: receipt.reference }, isNew ? 'kept' : 'repeated');
      if (isNew) to.onStored?.();
      return reply
        .code(isNew ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(receipt);
    },
  });
}

function listAliases({ forms, aliases = {} }: AppOptions): (readonly [string, string])[] {
  const ofForms = forms.flatMap((form) => form.aliases.map((alias): [string, string] => [alias, form.route]));
  return [...Object.entries(aliases), ...ofForms];
}
