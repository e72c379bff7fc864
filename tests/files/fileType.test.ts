// Files of many programs (tests/fixtures/files) are taken whole and refused as shells, as browser and intake judge them.
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EDGE_BYTES, fileType, INCOMPLETE } from '../../engine/files/fileType.ts';
import { madeFiles } from '../fixtures/madeFiles.ts';
import { wholeFile } from '../fixtures/wholeFile.ts';

const typeOf = (bytes: Uint8Array) => fileType(bytes.subarray(0, EDGE_BYTES))(bytes.subarray(-EDGE_BYTES));
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const isTaken = (bytes: Uint8Array) => !['', INCOMPLETE].includes(typeOf(bytes));

/** Some lengths from nothing to `most`, the shortest all among them. */
const lengthsTo = (most: number) =>
  Array.from({ length: 70 }, (_, i) => (i < 30 ? i : Math.floor((most * (i - 29)) / 40) - 1)).filter((n) => n < most);

it('at least thirty files of each kind are there', () => {
  const count = (type: string) => madeFiles.filter((file) => file.type === type).length;
  for (const type of ['application/pdf', 'image/jpeg', 'image/png']) expect(count(type)).toBeGreaterThanOrEqual(30);
});

it.each(madeFiles)('$file is taken for what it is', ({ type, bytes }) => {
  expect(typeOf(bytes)).toBe(type);
});

describe('cut off, it is refused', () => {
  const of = (wanted: string) => madeFiles.filter(({ type }) => type === wanted);

  it.each(of('application/pdf'))('$file before its end, a linearized one before its last', ({ bytes }) => {
    const text = bytes.toString('latin1');
    const end = text.includes('/Linearized') ? text.lastIndexOf('startxref') : text.search(/startxref|trailer|%%EOF/);
    expect(end).toBeGreaterThan(400);
    expect(lengthsTo(end).filter((length) => isTaken(bytes.subarray(0, length)))).toEqual([]);
  });

  it.each(of('image/png'))('$file before its last chunk', ({ bytes }) => {
    expect(lengthsTo(bytes.indexOf('IEND')).filter((length) => isTaken(bytes.subarray(0, length)))).toEqual([]);
  });

  it.each(of('image/jpeg'))('$file before a viewer can show the first of its picture', async ({ bytes }) => {
    const opens = (length: number) =>
      sharp(bytes.subarray(0, length), { failOn: 'none' })
        .metadata()
        .then(
          () => true,
          () => false,
        );
    let [refused, taken] = [0, bytes.length];
    while (taken - refused > 1) {
      const middle = Math.floor((refused + taken) / 2);
      if (isTaken(bytes.subarray(0, middle))) taken = middle;
      else refused = middle;
    }
    expect(lengthsTo(taken).filter((length) => isTaken(bytes.subarray(0, length)))).toEqual([]);
    expect(await opens(taken)).toBe(true);
    // Of metadata beyond what is looked at, the end decides.
    if (taken < EDGE_BYTES) expect(await opens(taken - 16)).toBe(false);
  });
});

it.each([
  ['a bare header', '%PDF-'],
  ['a header and an end', '%PDF-1.7\n%%EOF\n'],
  ['a header and an object', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  ['a linearized PDF without its second part', '%PDF-1.7\n1 0 obj\n<</Linearized 1>>\ntrailer\nstartxref\n0\n%%EOF\n'],
  ['three bytes of a JPEG', '\xff\xd8\xff'],
  ['a JPEG of a beginning and an end', '\xff\xd8\xff\xd9'],
  ['a JPEG without a picture', '\xff\xd8\xff\xe0\0\x04ab\xff\xd9'],
  ['a JPEG whose picture has no size', '\xff\xd8\xff\xda\0\x02abc\xff\xd9'],
  ['the signature of a PNG', '\x89PNG\r\n\x1a\n'],
  ['a PNG without a picture', '\x89PNG\r\n\x1a\n\0\0\0\0IEND\xae\x42\x60\x82'],
])('%s is incomplete', (_, content) => {
  expect(typeOf(latin1(content))).toBe(INCOMPLETE);
});

it.each([
  ['nothing', ''],
  ['one byte', '%'],
  ['a beginning', '%PDF'],
  ['HTML', '<!doctype html>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ\u0090'],
  ['an archive', 'PK\u0003\u0004'],
])('%s is none of the types', (_, content) => {
  expect(typeOf(latin1(content))).toBe('');
});

describe('bytes before the header of a PDF', () => {
  // Not the beginnings of the two other kinds.
  const before = (limits: { minLength?: number; maxLength: number }) =>
    fc.uint8Array({ ...limits, size: 'max' }).filter(([first]) => first !== 0xff && first !== 0x89);
  const pdf = wholeFile('application/pdf', 300);

  it('may be any, to 1024', () => {
    const taken = fc.property(
      before({ maxLength: 1024 }),
      (bytes) => typeOf(Buffer.concat([bytes, pdf])) === 'application/pdf',
    );
    fc.assert(taken);
    expect(typeOf(Buffer.concat([Buffer.alloc(1024), pdf]))).toBe('application/pdf');
    expect(typeOf(Buffer.concat([Buffer.alloc(1025), pdf]))).toBe('');
  });
});

it.each(['application/pdf', 'image/png'])('%s may have 60 kB behind its end, whatever its size', (type) => {
  for (const size of [100, EDGE_BYTES, 3 * EDGE_BYTES]) {
    expect(typeOf(Buffer.concat([wholeFile(type, size), Buffer.alloc(60_000)]))).toBe(type);
  }
});

it('a JPEG with more metadata than is looked at needs its end', () => {
  const notes = Array.from({ length: 4 }, () => Buffer.concat([latin1('\xff\xe1\x80\0'), Buffer.alloc(0x8000 - 2)]));
  const long = Buffer.concat([latin1('\xff\xd8'), ...notes, wholeFile('image/jpeg').subarray(2)]);
  expect([typeOf(long), typeOf(long.subarray(0, -2))]).toEqual(['image/jpeg', INCOMPLETE]);
});
