import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReference } from '../../../engine/intake/storage/reference.ts';
import { multipart, post, sendRaw } from '../support/rawRequest.ts';
import { sampleFile } from '../support/sampleFiles.ts';
import { sampleForm } from '../support/sampleForm.ts';
import { type Sample, startSample } from '../support/startSample.ts';

let intake: Sample;
beforeEach(async () => {
  intake = await startSample();
});
afterEach(() => intake.remove());

describe('a submission that is stored', () => {
  it('is answered 201 with a reference and the time', async () => {
    const before = new Date().toISOString();
    const { status, headers, body } = await intake.post({ 'person[name]': 'Layla' });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['reference', 'receivedAt']);
    expect(readReference(body.reference ?? '')).toBe(body.reference);
    expect(new Date(body.receivedAt ?? '').toISOString()).toBe(body.receivedAt);
    expect((body.receivedAt ?? '') >= before).toBe(true);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is recorded with its answers, its form and its file', async () => {
    const pdf = sampleFile('pdf', 5000);
    const id = randomUUID();
    const parts = {
      'person[name]': ' ليلى ',
      'person[age]': '٧',
      'person[hasReport]': 'yes',
      'pets[1][name]': 'Fifi',
      'pets[0][name]': 'Mimi',
      'person[report]': ['Résumé de Layla.PDF', pdf] as const,
    };
    const { body } = await intake.post(parts, id);
    const [application] = await intake.applications();
    const { id: fileId, ...file } = application?.attachments[0] ?? { id: '' };
    expect(application).toMatchObject({
      reference: body.reference,
      submissionId: id,
      form: 'sample',
      formVersion: 3,
      receivedAt: body.receivedAt,
      status: 'new',
      answers: {
        person: {
          name: 'ليلى',
          age: 7,
          hasReport: 'yes',
          report: { id: fileId, name: 'Résumé de Layla.pdf', type: 'application/pdf', size: 5000 },
        },
        pets: [{ name: 'Mimi' }, { name: 'Fifi' }],
      },
    });
    expect(file).toMatchObject({ name: 'person[report]', fileName: 'Résumé de Layla.pdf', type: 'application/pdf' });
    expect(pdf.equals(await readFile(path.join(intake.dataDir, 'attachments', fileId)))).toBe(true);
    expect(await intake.files()).toEqual([`attachments/${fileId}`]);
  });

  it.each(['text/plain', 'text/plain; charset=utf-8', 'Text/Plain;charset="UTF-8"', 'text/plain; charset=us-ascii'])(
    'keeps a text of the type %s unchanged',
    async (type) => {
      // The last one is ã wrongly decoded once (mojibake): valid UTF-8 must not be decoded a second time.
      for (const typed of ['Zoé', 'ليلى 😀', 'Layla', 'Ã£']) {
        const part = {
          head: ['Content-Disposition: form-data; name="person[name]"', `Content-Type: ${type}`],
          body: typed,
        };
        expect((await sendRaw(intake.port, post(multipart([part])))).status).toBe(201);
        const [name] = (await intake.applications()).slice(-1).map(({ answers }) => answers.person);
        expect(name).toEqual({ name: typed });
      }
    },
  );

  it('stores several files of one question separately, byte for byte', async () => {
    const photos = [sampleFile('png', 70_000), sampleFile('jpeg', 100_000), sampleFile('pdf', 40)];
    const named = Object.fromEntries(photos.map((photo, i) => [`photos[${i}]`, photo]));
    expect((await intake.post({ 'person[name]': 'A', ...named })).status).toBe(201);
    const [application] = await intake.applications();
    expect(application?.attachments.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg', 'application/pdf']);
    for (const [i, { id }] of (application?.attachments ?? []).entries()) {
      expect(photos[i]?.equals(await readFile(path.join(intake.dataDir, 'attachments', id)))).toBe(true);
    }
  });

  it('drops hidden answers, files included', async () => {
    const parts = { 'person[name]': 'A', 'person[hasReport]': 'no', 'person[report]': sampleFile('pdf', 100) };
    expect((await intake.post(parts)).status).toBe(201);
    const [application] = await intake.applications();
    expect(application?.answers).toEqual({ person: { name: 'A', hasReport: 'no' } });
    expect(application?.attachments).toEqual([]);
    expect(await intake.files()).toEqual([]);
  });

  it('has LF line endings, as validated by the browser', async () => {
    await intake.post({ 'person[name]': 'one\r\ntwo\nthree' });
    expect((await intake.applications())[0]?.answers).toEqual({ person: { name: 'one\ntwo\nthree' } });
  });

  it('may contain an empty file input', async () => {
    const parts = { 'person[name]': 'A', 'person[report]': ['', Buffer.alloc(0)] as const };
    expect((await intake.post(parts)).status).toBe(201);
    expect(await intake.files()).toEqual([]);
  });
});

describe('a submission that is refused', () => {
  const pdf = sampleFile('pdf', 100);

  it.each([
    ['misses an answer', {}, { 'person[name]': 'Name is required' }],
    ['misses a file', { 'person[hasReport]': 'yes', 'person[name]': 'A' }, { 'person[report]': 'Report is required' }],
    ['has an unknown answer', { 'person[name]': 'A', 'person[x]': '1' }, { 'person[x]': expect.any(String) }],
    ['has a file for a text', { 'person[name]': pdf }, { 'person[name]': 'Name must be text' }],
    ['has a word for a number', { 'person[name]': 'A', 'person[age]': 'x' }, { 'person[age]': 'Age must be a number' }],
    [
      'has an empty file',
      { 'person[name]': 'A', 'photos[0]': ['a.pdf', Buffer.alloc(0)] as const },
      { 'photos[0]': 'The file must be PDF, JPEG or PNG' },
    ],
    [
      'has a file whose type does not match its name',
      { 'person[name]': 'A', 'photos[0]': pdf, 'photos[1]': ['a.pdf', Buffer.from('<html></html>')] as const },
      { 'photos[1]': 'The file must be PDF, JPEG or PNG' },
    ],
  ])('%s: 422 at the field, and nothing is stored', async (_, parts, expected) => {
    const { status, headers, body } = await intake.post(parts);
    expect(status).toBe(422);
    expect(Object.fromEntries((body.errors ?? []).map(({ path: name, message }) => [name, message]))).toEqual(expected);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await intake.files()).toEqual([]);
    expect(await intake.applications()).toEqual([]);
  });

  it('contains a file without a question: 400 at its name', async () => {
    const { status, body } = await intake.post({ 'person[name]': 'A', x: pdf });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'x', message: expect.stringContaining('does not ask for this file') }]);
    expect(await intake.files()).toEqual([]);
  });

  it('sends texts in place of a file: the file is missing', async () => {
    const { status } = await intake.post({
      'person[name]': 'A',
      'person[hasReport]': 'yes',
      'person[report][id]': randomUUID(),
      'person[report][name]': 'a.pdf',
      'person[report][type]': 'application/pdf',
      'person[report][size]': '100',
    });
    expect(status).toBe(422);
  });

  it('contains a file that is too large: 413 at the field', async () => {
    const parts = { 'person[name]': 'A', 'photos[0]': pdf, 'photos[1]': sampleFile('pdf', 100_001) };
    const { status, body } = await intake.post(parts);
    expect(status).toBe(413);
    expect(body.errors?.[0]?.path).toBe('photos[1]');
    expect(await intake.files()).toEqual([]);
  });
});

describe('a form with a long list', () => {
  const [step] = sampleForm.steps;
  if (!step?.schema.properties) throw new Error('The sample form has no questions.');
  const { properties } = step.schema;
  const steps = [
    {
      ...step,
      schema: { ...step.schema, properties: { ...properties, pets: { ...properties.pets, maxItems: 1200 } } },
    },
  ];
  const pets = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`pets[${i}][name]`, 'A']));

  it('is stored with all its answers, and refused with more answers than it can have', async () => {
    const other = await startSample({ forms: [{ ...sampleForm, steps }] });
    try {
      expect((await other.post({ 'person[name]': 'A', ...pets(1200) })).status).toBe(201);
      expect((await other.applications())[0]?.answers.pets).toHaveLength(1200);
      expect((await other.post({ 'person[name]': 'A', ...pets(1300) })).status).toBe(413);
    } finally {
      await other.remove();
    }
  });
});
