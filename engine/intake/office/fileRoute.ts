// An attached file. Its type was found from its content and is one that the form accepts, but what is in it is a stranger's:
// the browser shows a picture in a sandbox, in which nothing runs, and takes it for nothing else. The office's pages read the bytes
// of a PDF and draw them; opened at its address it is saved.
import type { Limits } from '../config/limits.ts';
import { Refusal } from '../submissions/refusal.ts';
import { findApplication } from './applicationRoutes.ts';
import type { Cases } from './context.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { recordOpened } from './recordOpened.ts';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const TYPES = [...PICTURES, 'application/pdf'];

const POLICY = [
  'sandbox',
  "default-src 'none'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function fileRoute(
  cases: Cases,
  limits: Pick<Limits, 'openings'>,
): Pick<OfficeRoutes, 'GET /applications/:reference/files/:id'> {
  return {
    'GET /applications/:reference/files/:id': {
      role: 'read',
      handle: async ({ params, query, language }, session) => {
        const { application } = await findApplication(cases, params, language);
        const file = [...application.attachments, ...application.otherFiles].find(({ id }) => id === params.id);
        if (!file) throw new Refusal('no-such-file');
        await recordOpened(cases, limits, application.reference, session);
        const isShown = PICTURES.includes(file.type) && !query.has('download');
        return {
          stream: await cases.admin.read(file.id),
          headers: {
            'content-type': TYPES.includes(file.type) ? file.type : 'application/octet-stream',
            'content-length': String(file.size),
            'content-disposition': printDisposition(isShown ? 'inline' : 'attachment', file.fileName),
            'content-security-policy': POLICY,
          },
        };
      },
    },
  };
}

/** RFC 6266: the name in ASCII for old programs, and in UTF-8 percent-encoded (RFC 8187). */
export function printDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^ \w.()-]/g, '_');
  // A lone surrogate has no UTF-8.
  const encoded = encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
