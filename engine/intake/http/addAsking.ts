// The routes of links that ask a parent again: what a link asks, and the answers to it. Token and proof come in headers, which are
// checked before a body is read, and are in no log.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AGAIN_PATH, ASKED_PATH, LINK_HEADER, PROOF_HEADER, type Proof, readProof } from '../../core/asking.ts';
import type { AskedLink } from '../../ports/index.ts';
import { describeLink, type FoundLink, findLink } from '../asking/openLink.ts';
import { type AskingWithFiles, receiveAnswers } from '../asking/receiveAnswers.ts';
import { senderOf } from '../config/senderOf.ts';
import { checkHead } from '../submissions/checkHead.ts';
import { languageOf } from '../submissions/languageOf.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Translations, translationOf } from '../submissions/translationOf.ts';
import type { UploadLimiter } from '../submissions/uploadLimiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that pages of other origins may use; see allowOrigins.ts. */
    isPublic?: boolean;
  }
}

interface AskingOptions extends AskingWithFiles {
  readonly translations?: Translations | undefined;
  readonly uploads: UploadLimiter;
  /** Called after answers were stored; not for repetitions. */
  readonly onStored?: (() => void) | undefined;
}

/** Adds both routes. */
export function addAsking(app: FastifyInstance, to: AskingOptions): void {
  const inLanguageOf = ({ headers }: FastifyRequest, { definition }: FoundLink) =>
    translationOf(definition, to.translations, languageOf(headers['accept-language']));
  app.post(ASKED_PATH, {
    config: { rateLimit: {}, isPublic: true },
    handler: async (request, reply): Promise<AskedLink> => {
      reply.header('cache-control', 'no-store');
      const link = await findLink(to, headerOf(request, LINK_HEADER));
      return describeLink(to, link, inLanguageOf(request, link), proofOf(request), senderOf(request.ip));
    },
  });
  app.post(AGAIN_PATH, {
    config: { rateLimit: {}, isPublic: true },
    onRequest: async (request) => {
      request.submissionId = checkHead(request.headers, to.limits);
    },
    handler: async (request, reply) => {
      const sender = senderOf(request.ip);
      const link = await findLink(to, headerOf(request, LINK_HEADER));
      const proof = proofOf(request);
      if (!proof) throw new Refusal('wrong-proof');
      const upload = await to.uploads.begin(sender, Number(request.headers['content-length']));
      const form = inLanguageOf(request, link);
      const onLeftover = ({ code }: NodeJS.ErrnoException) => request.log.error({ code }, 'leftover not removed');
      const incoming = {
        submissionId: request.submissionId,
        request: request.raw,
        upload,
        onLeftover,
        link,
        proof,
        sender,
      };
      const { receipt, isNew } = await receiveAnswers(form, incoming, to).finally(upload.end);
      request.log.info({ form: form.id, reference: receipt.reference }, isNew ? 'answered again' : 'repeated');
      if (isNew) to.onStored?.();
      return reply
        .code(isNew ? 201 : 200)
        .header('cache-control', 'no-store')
        .send(receipt);
    },
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

function proofOf(request: FastifyRequest): Proof | undefined {
  const value = headerOf(request, PROOF_HEADER);
  return value === undefined ? undefined : readProof(value);
}
