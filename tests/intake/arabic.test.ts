// Responses are in the language of the page that sent the form: messages of every refused example and of the intake, in Arabic.
import { randomUUID } from 'node:crypto';
import { forms, formsIn } from 'virtual:forms/all';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptSubmission } from '../../engine/core/validation/acceptSubmission.ts';
import { languageOf } from '../../engine/intake/submissions/languageOf.ts';
import { formById } from '../forms/support/formById.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { flatten, isAttachment } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';
import { type Sample, startSample } from './support/startSample.ts';

let intake: Sample;
beforeAll(async () => {
  const received = forms.map((form) => ({ ...form, submit: { ...form.submit, post: `/${form.id}-here` } }));
  intake = await startSample({ forms: received, translations: formsIn, limits: { posts: { perSender: 10_000 } } });
});
afterAll(() => intake.remove());

async function post(id: string, body: FormData, language: string) {
  const headers = { 'accept-language': language, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${intake.url}/${id}-here`, { method: 'POST', body, headers });
  const { errors = [], reference } = (await answer.json()) as {
    errors?: { path?: string; message: string }[];
    reference?: string;
  };
  return {
    status: answer.status,
    told: Object.fromEntries(errors.map(({ path = '', message }) => [path, message])),
    reference,
  };
}

function bodyOf(answers: object): FormData {
  const body = new FormData();
  for (const [name, answer] of flatten(answers as never)) {
    if (isAttachment(answer)) body.append(name, new File([bytesOf(answer)], answer.name, { type: answer.type }));
    else body.append(name, String(answer));
  }
  return body;
}

// Examples that multipart cannot carry or that exceed limits are left out; examples.test.ts covers them in English.
const fitsRequest = ({ answers }: { answers: object }) =>
  !JSON.stringify(answers).includes('[]') &&
  flatten(answers as never).every(([, answer]) => !isAttachment(answer) || answer.size < 10_000_000);
const refused = readExamples().filter((example) => example.name.startsWith('refused/') && fitsRequest(example));

it.each(refused)('$form/$name is refused in Arabic', async ({ form: id, answers, errors }) => {
  const arabic = formsIn.ar.find((form) => form.id === id) ?? formById(id);
  const { status, told } = await post(id, bodyOf(answers), 'ar');
  expect(status).toBe(422);
  expect(Object.keys(told).sort()).toEqual(Object.keys(errors).sort());
  const words = acceptSubmission(arabic, answers).errors.map(({ name, message }) => [name, message]);
  expect(told).toEqual(Object.fromEntries(words));
});

it('messages of the intake are in Arabic, and the language is stored with the application', async () => {
  const [minimal] = readExamples().filter(({ name }) => name === 'minimal');
  if (!minimal) throw new Error('There is no minimal example.');
  const { status, told } = await post(minimal.form, new FormData(), 'ar-LB, en;q=0.5');
  expect(status).toBeGreaterThanOrEqual(400);
  expect(Object.values(told).join()).toMatch(/\p{Script=Arabic}/u);
  const { reference } = await post(minimal.form, bodyOf(minimal.answers), 'ar');
  const kept = (await intake.applications()).find((application) => application.reference === reference);
  expect(kept?.language).toBe('ar');
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['AR-lb,en;q=0.8', 'ar'],
  ['en-GB, ar', 'en'],
  ['fr, ar;q=0.9, en;q=0.1', 'ar'],
  ['fr', 'en'],
  ['*', 'en'],
])('Accept-Language %s is answered in %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});
