// Mutated requests: each gets a response, none 500, the service keeps running, and exactly the acknowledged applications are
// stored. `FUZZ=100000 SEED=5` sets the number of requests and the seed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '../../../engine/core/model/types.ts';
import { seeded } from '../../e2e/support/seeded.ts';
import { admission as delivered, maximal, minimal } from '../../support/admission.ts';
import { bytesOf } from '../../support/bytesOf.ts';
import { flatten, isAttachment } from '../../support/flatten.ts';
import { mutatedRequest } from '../support/mutate.ts';
import { field, filePart, type RawPart } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { type Sample, startSample } from '../support/startSample.ts';

const RUNS = Number(process.env.FUZZ ?? 500);
const SEED = Number(process.env.SEED ?? 7);
const CLIENTS = 8;
const ANSWERS = [200, 201, 400, 411, 413, 415, 422];

const admission = delivered.en;
const partsOf = (answers: Answers) =>
  flatten(answers).map(([path, answer]) =>
    isAttachment(answer) ? filePart(path, bytesOf(answer)) : field(path, String(answer)),
  );
const bases: readonly (readonly [address: string, parts: readonly RawPart[]])[] = [
  [
    '/apply',
    [
      field('person[name]', 'Layla'),
      field('person[age]', '٧'),
      field('pets[0][name]', 'Mimi'),
      field('pets[1][name]', 'ميمي'),
      filePart('photos[0]', sampleFile('pdf', 2000)),
      filePart('photos[1]', sampleFile('png', 100)),
    ],
  ],
  [admission.submit.post ?? '', partsOf(minimal)],
  [admission.submit.post ?? '', partsOf(maximal)],
];

let intake: Sample;
const logged: string[] = [];
beforeAll(async () => {
  intake = await startSample({
    forms: [sampleForm, admission],
    limits: {
      answers: { perRequest: 100 },
      answerBytes: { perRequest: 1000 },
      files: { perRequest: 4 },
      bodyBytes: { perRequest: 100_000 },
      posts: { perSender: 1e9 },
    },
    log: { level: 'error', stream: { write: (line) => void logged.push(line) } },
  });
});
afterAll(() => intake.remove());

/** The first response; empty if the request declares more than it sends and the client disconnects. */
function exchange(request: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const headEnd = request.indexOf('\r\n\r\n');
    const declared = Number(/content-length: (\d+)/i.exec(request.toString('latin1', 0, headEnd))?.[1] ?? 0);
    const isCut = declared > request.length - headEnd - 4;
    let received = '';
    const socket = connect(intake.port, '127.0.0.1');
    socket.setEncoding('utf8').setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data: string) => {
      received += data;
      const [head = '', body] = received.split(/\r\n\r\n(.*)/s);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (body === undefined || Buffer.byteLength(body) < length) return;
      // Bytes after a body may be parsed as another request, which is answered too.
      resolve(`${head}\r\n\r\n${Buffer.from(body).toString('utf8', 0, length)}`);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => (isCut ? resolve('') : reject(new Error(`closed after: ${received}`))));
    if (isCut) socket.end(request);
    else socket.write(request);
  });
}

it(`answers ${RUNS} mutated requests, and stores exactly what it acknowledged`, async () => {
  const chance = seeded(SEED);
  const statuses = new Map<number, number>();
  let left = RUNS;
  async function client(): Promise<void> {
    while (left-- > 0) {
      const [address, parts] = bases[Math.floor(chance() * bases.length)] ?? ['', []];
      const request = mutatedRequest(chance, address, parts);
      const answer = await exchange(request).catch((error) => {
        throw new Error(`SEED=${SEED}: ${request.toString('latin1').slice(0, 3000)}`, { cause: error });
      });
      if (answer === '') continue;
      const status = Number(answer.split(' ')[1]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(ANSWERS, request.toString('latin1').slice(0, 3000)).toContain(status);
      const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
      if (status > 299) expect(body).toEqual({ errors: expect.arrayContaining([{ ...body.errors[0] }]) });
      else expect(Object.keys(body)).toEqual(['reference', 'receivedAt']);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(logged).toEqual([]);
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 413, 422]));
  expect((await fetch(`${intake.url}/healthz`)).status).toBe(200);

  await intake.stop();
  const applications = await intake.applications();
  expect(applications).toHaveLength(statuses.get(201) ?? 0);
  const attachments = applications.flatMap((application) => application.attachments);
  // A client may receive the refusal shortly before its file is deleted.
  await expect.poll(() => intake.files()).toHaveLength(attachments.length);
  for (const { id, sha256, size } of attachments) {
    const bytes = await readFile(path.join(intake.dataDir, 'attachments', id));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
  }
});
