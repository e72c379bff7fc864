// One submission id is one application, however often and however fast it is sent.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleFile } from '../support/sampleFiles.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
beforeEach(async () => {
  intake = await startSample();
});
afterEach(() => intake.remove());

const pdf = sampleFile('pdf', 20_000);
const parts = { 'person[name]': 'Layla', 'person[age]': '7', 'photos[0]': pdf };

it('answers a repetition 200 with the first receipt, and keeps its file once', async () => {
  const id = randomUUID();
  const first = await intake.post(parts, id);
  const again = await intake.post(parts, id.toUpperCase());
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  expect(await intake.applications()).toHaveLength(1);
  expect(await intake.files()).toHaveLength(1);
});

it('takes another order, blanks and empty answers for the same content', async () => {
  const id = randomUUID();
  const first = await intake.post(parts, id);
  const other = { 'photos[0]': pdf, 'person[age]': ' 7', 'pets[0][name]': '', 'person[name]': 'Layla ' };
  const again = await intake.post(other, id);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

it.each([
  ['another answer', { ...parts, 'person[age]': '8' }],
  ['another file', { ...parts, 'photos[0]': sampleFile('pdf', 20_000) }],
  ['one file less', { 'person[name]': 'Layla', 'person[age]': '7' }],
  ['an answer that would be refused', { ...parts, 'person[age]': 'x' }],
])('refuses %s under the same id with 409, and names the reference', async (_, other) => {
  const id = randomUUID();
  const first = await intake.post(parts, id);
  const { status, body } = await intake.post(other, id);
  expect(status).toBe(409);
  expect(body.errors?.[0]?.message).toContain(first.body.reference);
  expect(body).toEqual({ errors: body.errors, ...first.body });
  expect(await intake.applications()).toHaveLength(1);
  expect(await intake.files()).toHaveLength(1);
});

it('takes a mended submission under the id of a refused one', async () => {
  const id = randomUUID();
  expect((await intake.post({ 'person[age]': '7' }, id)).status).toBe(422);
  expect((await intake.post(parts, id)).status).toBe(201);
});

it('makes one application of eight simultaneous submissions with one id', async () => {
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => intake.post(parts, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(7).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await intake.applications()).toHaveLength(1);
  expect(await intake.files()).toHaveLength(1);
});

it('makes eight applications of eight simultaneous submissions with eight ids', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => intake.post(parts)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(8);
  expect(await intake.files()).toHaveLength(8);
});

it('remembers over a restart', async () => {
  const id = randomUUID();
  const first = await intake.post(parts, id);
  await intake.stop();
  const next = await startSample({ dataDir: intake.dataDir });
  expect(await next.post(parts, id)).toMatchObject({ status: 200, body: first.body });
  expect(await next.files()).toHaveLength(1);
  await next.stop();
});
