// Hostile file names: the file is stored unchanged under an id, and the name shown to the office is sanitised, as texts are.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { field, filePart, multipart, post, sendRaw } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
beforeAll(async () => {
  intake = await startSample();
});
afterAll(() => intake.remove());

const name = field('person[name]', 'A');

async function kept(body: Buffer) {
  const answer = await sendRaw(intake.port, post(body));
  expect(answer.status).toBe(201);
  const { reference } = JSON.parse(answer.body) as { reference: string };
  return (await intake.applications()).find((application) => application.reference === reference);
}

describe('a file called', () => {
  it.each([
    ['a path', 'filename="../../etc/passwd.pdf"', 'passwd.pdf'],
    ['a path of Windows', 'filename="C:\\\\Users\\\\me\\\\report.pdf"', 'report.pdf'],
    ['nothing but dots', 'filename="..."', 'file.pdf'],
    ['by a thousand characters', `filename="${'a'.repeat(1000)}.pdf"`, `${'a'.repeat(176)}.pdf`],
    ['backwards', 'filename="report\u202efdp.exe"', 'reportfdp.exe.pdf'],
    ['in Arabic', 'filename="تقرير طبي.pdf"', 'تقرير طبي.pdf'],
    ['in Arabic, as RFC 5987 has it', "filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1.pdf", 'تقرير.pdf'],
    ['twice', 'filename="x.pdf"; filename*=UTF-8\'\'%D8%AA.pdf', expect.stringMatching(/^(x|ت)\.pdf$/)],
    ['with quotes', 'filename="a%22b.pdf"', 'a_b.pdf'],
    ['like a device', 'filename="report.pdf:stream"', 'report.pdf_stream.pdf'],
    ['like a page', 'filename="<img src=x onerror=alert(1)>.html"', '_img src=x onerror=alert(1)_.html.pdf'],
    ['like a program', 'filename="invoice.exe"', 'invoice.exe.pdf'],
  ])('%s', async (_, fileName, shown) => {
    const pdf = sampleFile('pdf', 3000);
    const application = await kept(multipart([name, filePart('photos[0]', pdf, fileName)]));
    const [attachment] = application?.attachments ?? [];
    expect(attachment?.fileName).toEqual(shown);
    expect(attachment?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(pdf.equals(await readFile(path.join(intake.dataDir, 'attachments', attachment?.id ?? '')))).toBe(true);
  });

  it('a name that is not valid UTF-8', async () => {
    const raw = multipart([name, filePart('photos[0]', sampleFile('pdf', 100), 'filename="a@@b.pdf"')]);
    const at = raw.indexOf('@@');
    raw.set([0xff, 0xfe], at);
    expect((await kept(raw))?.attachments[0]?.fileName).toMatch(/^a.{0,2}b\.pdf$/);
  });
});

it('stores a file of exactly the maximum size, byte for byte', async () => {
  const pdf = sampleFile('pdf', 100_000);
  const [attachment] = (await kept(multipart([name, filePart('photos[0]', pdf)])))?.attachments ?? [];
  expect(attachment?.size).toBe(100_000);
  expect(pdf.equals(await readFile(path.join(intake.dataDir, 'attachments', attachment?.id ?? '')))).toBe(true);
});

it.each([
  "Robert'); drop table application;--",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '{{7*7}} %s %n',
  '../../../etc/passwd',
  '👩‍👧‍👦',
])('the text %j is stored unchanged', async (text) => {
  expect((await kept(multipart([field('person[name]', text)])))?.answers).toEqual({ person: { name: text } });
});

it('strips invisible bidirectional formatting characters from a text', async () => {
  const answers = (await kept(multipart([field('person[name]', '\u202eليلى\u2066')])))?.answers;
  expect(answers).toEqual({ person: { name: 'ليلى' } });
});
