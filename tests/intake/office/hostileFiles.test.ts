// Files that are not what they seem: the type that is stored was found from the content, but whatever is stored, a browser shows
// nothing but pictures in place, and nothing runs.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { withOverrides } from '../../../engine/intake/config/limits.ts';
import { fileRoute, printDisposition } from '../../../engine/intake/office/fileRoute.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { sampleOffices } from '../support/sampleOffice.ts';

/** The reply to a request for a file that was stored with this type. */
async function reply(type: string, query = '') {
  const file = { id: 'f', name: 'photos', fileName: 'a.html', type, size: 4, sha256: '' };
  const store = {
    show: async () => ({ reference: 'R', form: 'sample', attachments: [file], otherFiles: [] }),
    record: async () => [],
    instantOf: async () => undefined,
  };
  const admin = { read: async () => Readable.from(['<a>']), carryOut: async () => ({ ok: true }) };
  const route = fileRoute({ store, admin, forms: [sampleForm], offices: sampleOffices } as never, withOverrides());
  const request = { params: { reference: 'R', id: 'f' }, query: new URLSearchParams(query), language: 'en' };
  const answer = await route['GET /applications/:reference/files/:id'].handle(request as never, {} as never);
  return 'headers' in answer ? answer.headers : {};
}

describe('a stored file', () => {
  it.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/javascript',
    'application/pdf; x',
    '',
  ])('of the type %j is downloaded, and taken for nothing', async (type) => {
    const headers = await reply(type);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  it.each(['image/jpeg', 'image/png'])('of the type %s is shown in a sandbox', async (type) => {
    const headers = await reply(type);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toMatch(/^inline; /);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/^sandbox; default-src 'none'; /);
    expect(policy).not.toMatch(/script|allow-|\*|https?:/);
    expect((await reply(type, 'download'))['content-disposition']).toMatch(/^attachment; /);
  });

  it('that is a PDF is saved when its address is opened', async () => {
    const headers = await reply('application/pdf');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });
});

it.each([
  'a.pdf',
  'a"; filename=b.html; x="',
  '../../etc/passwd',
  'تقرير.pdf',
  'line\r\nSet-Cookie: a=b',
  '%22%0d%0a.pdf',
  "it's (1).pdf",
  '\ud800.pdf',
  '\u202Efdp.exe',
  '',
])('the file name %j is one value of one header', (name) => {
  const header = printDisposition('attachment', name);
  expect(header).toMatch(/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.~!%-]*$/);
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name.replace('\ud800', '_'));
});
