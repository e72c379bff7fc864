// Random mutations of requests, the same for the same seed: of a part's content, then of the bytes, then of the request's
// headers.
import { randomUUID } from 'node:crypto';
import { field, filePart, multipart, post, type RawPart } from './rawRequest.ts';
import { sampleFile } from './sampleFiles.ts';

type Chance = () => number;

const ODD_NAMES = [
  ...['', 'x', 'person', 'pets', 'photos', 'person[name', 'person[]', 'pets[0]', 'pets[7][name]', 'pets[10000][name]'],
  ...['__proto__', 'constructor', 'person[__proto__][x]', 'person[constructor][prototype]', 'toString', 'extra_note'],
  ...[
    'a'.repeat(250),
    'a[b]'.repeat(40),
    'person[name]"; x="',
    'person\u0000',
    'ليلى',
    'person[report][id]',
    'photos[length]',
  ],
];
const ODD_HEADERS = [
  ...[
    'Content-Type: application/json',
    'Content-Type: text/html',
    'Content-Type:',
    'Content-Type: multipart/mixed; boundary=x',
  ],
  ...[
    'Content-Type: text/plain; charset=utf-16le',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment',
  ],
  ...[
    'Content-Disposition: form-data',
    ': x',
    'no colon',
    `X: ${'y'.repeat(20_000)}`,
    'X: a\r\n folded',
    'Content-Length: 3',
  ],
];
const ODD_TEXTS = [
  '',
  '\0',
  '\u202e',
  '\r\n--x\r\n',
  '\r\n--x--\r\n',
  '{"__proto__":1}',
  'é'.repeat(600),
  'x'.repeat(3000),
  '--x',
];
const ODD_FILE_NAMES = [
  ...[
    'filename=""',
    'filename="..."',
    'filename="../../x.pdf"',
    `filename="${'a'.repeat(2000)}"`,
    'filename="a\u0000b.pdf"',
  ],
  ...["filename*=UTF-8''%zz.pdf", "filename*=x''a", 'filename=a b', 'filename="a', 'filename="\u202efdp.exe"'],
];
const ODD_REQUESTS: readonly Record<string, string | undefined>[] = [
  ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=y', 'text/plain'].map(
    (type) => ({ 'Content-Type': type }),
  ),
  { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'Content-Length': undefined },
  { 'Content-Length': '10' },
  { 'Content-Length': '5000' },
  { 'Idempotency-Key': 'x' },
  { 'Content-Encoding': 'gzip' },
  { 'Form-Elapsed': '-1e99' },
];

/** A request to `address` with some of the parts `whole`, mutated or not. */
export function mutatedRequest(chance: Chance, address: string, whole: readonly RawPart[]): Buffer {
  const among = (below: number) => Math.floor(chance() * below);
  const pick = <T>(all: readonly T[]): T => all[among(all.length)] as T;
  const parts = whole.slice(0, chance() < 0.7 ? whole.length : 1 + among(whole.length));

  const ofPart: (() => void)[] = [
    () => parts.push(field(pick(ODD_NAMES), 'x')),
    () => parts.push(filePart(pick(ODD_NAMES), sampleFile('pdf', 50))),
    () => parts.push(filePart('photos[2]', sampleFile('pdf', 50), pick(ODD_FILE_NAMES))),
    () => parts.push({ ...pick(parts), body: pick(ODD_TEXTS) }),
    () => parts.splice(among(parts.length), 1, { ...pick(parts), body: pick(ODD_TEXTS) }),
    () => parts.splice(among(parts.length), 1),
    () => parts.splice(among(parts.length), 0, { head: [...pick(parts).head, pick(ODD_HEADERS)], body: 'x' }),
    () => parts.splice(among(parts.length), 0, { head: [pick(ODD_HEADERS)], body: 'x' }),
    () => void parts.reverse(),
  ];
  while (parts.length > 0 && chance() < 0.4) pick(ofPart)();

  let body = multipart(parts);
  const cut = () => among(body.length);
  const ofBytes: (() => Buffer)[] = [
    () => body.subarray(0, cut()),
    () => body.subarray(cut()),
    () => Buffer.concat([body.subarray(0, cut()), body.subarray(cut())]),
    () => Buffer.concat([body, body.subarray(cut())]),
    () => Buffer.from(body).fill(among(256), cut(), cut()),
    () => splice(body, cut(), Buffer.from(pick(ODD_TEXTS))),
    () => splice(body, cut(), Buffer.from([among(256), among(256), 0, 13, 10])),
    () => Buffer.from(body.toString('latin1').replaceAll('\r\n', pick(['\n', '\r', '\r\r\n', ''])), 'latin1'),
  ];
  while (chance() < 0.35) body = pick(ofBytes)();
  return post(body, chance() < 0.1 ? pick(ODD_REQUESTS) : { 'Idempotency-Key': randomUUID() }, address);
}

function splice(bytes: Buffer, at: number, added: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
}
