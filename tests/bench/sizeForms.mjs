// Large forms of the benchmark's own, and a build of the site that has them.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @typedef {import('./floorPage.mjs').Field} Field */
/** @typedef {{ readonly id: string, readonly names: readonly string[], readonly schema: object, readonly fields: readonly Field[], readonly answers: object }} Step */
/**
 * @typedef {object} SizeForm
 * @property {string} id
 * @property {string} what in words
 * @property {string} route
 * @property {readonly Step[]} steps the last one has a single question
 * @property {readonly string[]} texts names of the questions in the middle of the first step, one after another
 * @property {boolean} listed true where these are in a list, which is empty in a blank form
 */

const project = path.resolve(import.meta.dirname, '../..');
/** What a build reads, apart from packages. */
const INPUTS = ['engine', 'site', 'forms', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
/** One letter is too short. */
const LENGTHS = { minLength: 2, maxLength: 150 };
const ANSWER = 'ab';
const OPTIONS = Array.from({ length: 200 }, (_, i) => `Option ${i + 1}`);
const TEXTS = 4;

const numbers = (/** @type {number} */ length) => Array.from({ length }, (_, i) => i + 1);
const byName = (/** @type {readonly string[]} */ names, /** @type {(name: string) => unknown} */ of) =>
  Object.fromEntries(names.map((name) => [name, of(name)]));
const required = (/** @type {readonly string[]} */ names, /** @type {Record<string, unknown>} */ properties) => ({
  type: 'object',
  properties,
  required: names,
  errorMessage: { required: byName(names, (name) => `${name} is required`) },
});
const text = (/** @type {string} */ title) => ({ type: 'string', title, ...LENGTHS });
/** @returns {Field} */
const textField = (/** @type {string} */ name) => ({
  name,
  kind: 'text',
  label: name,
  options: [],
  minLength: LENGTHS.minLength,
});

/** @returns {Step} required texts */
function textStep(/** @type {string} */ id, /** @type {readonly string[]} */ names) {
  const fields = names.map((name) => textField(`${id}[${name}]`));
  return { id, names, schema: required(names, byName(names, text)), fields, answers: byName(names, () => ANSWER) };
}

/** @returns {Step} a list of so many entries, each with two required texts */
function listStep(/** @type {string} */ id, /** @type {number} */ length) {
  const inner = ['first', 'second'];
  const errorMessage = { minItems: 'Add an entry', maxItems: 'Too many entries' };
  const items = required(inner, byName(inner, text));
  const entries = { type: 'array', title: 'Entries', minItems: 1, maxItems: length, items, errorMessage };
  const fields = numbers(length).flatMap((n) => inner.map((name) => textField(`${id}[entries][${n - 1}][${name}]`)));
  const answers = { entries: numbers(length).map(() => byName(inner, () => ANSWER)) };
  // The list is there from the start, so its question cannot be missing.
  const schema = { type: 'object', properties: { entries }, required: ['entries'] };
  return { id, names: ['entries'], schema, fields, answers };
}

/** @returns {Step} so many required choices of 200 options, with a few texts in their middle */
function choiceStep(/** @type {string} */ id, /** @type {number} */ count) {
  const texts = numbers(TEXTS).map((n) => `text${n}`);
  const choices = numbers(count).map((n) => `choice${n}`);
  const names = choices.toSpliced(count / 2, 0, ...texts);
  const isText = (/** @type {string} */ name) => texts.includes(name);
  const question = (/** @type {string} */ name) =>
    isText(name) ? text(name) : { type: 'string', title: name, enum: OPTIONS };
  /** @returns {Field} */
  const field = (/** @type {string} */ name) =>
    isText(name)
      ? textField(`${id}[${name}]`)
      : { name: `${id}[${name}]`, kind: 'select', label: name, options: OPTIONS };
  const answers = byName(names, (name) => (isText(name) ? ANSWER : OPTIONS[0]));
  return { id, names, schema: required(names, byName(names, question)), fields: names.map(field), answers };
}

/** @returns {SizeForm} */
function form(/** @type {string} */ id, /** @type {string} */ what, /** @type {readonly Step[]} */ steps) {
  const [first] = steps;
  const texts = (first?.fields ?? []).filter(({ kind }) => kind === 'text').map(({ name }) => name);
  const middle = Math.floor((texts.length - TEXTS) / 2);
  return {
    id,
    what,
    route: `/${id}`,
    steps: [...steps, textStep('last', ['remark'])],
    texts: texts.slice(middle, middle + TEXTS),
    listed: first?.id === 'list',
  };
}

const questions = numbers(1000).map((n) => `question${n}`);

/** @type {readonly SizeForm[]} */
export const sizeForms = [
  form('Long', '1,000 questions in a step', [textStep('part1', questions)]),
  form(
    'Wide',
    '5,000 questions in five steps',
    numbers(5).map((n) => textStep(`part${n}`, questions)),
  ),
  form('Entries', '500 entries in a list', [listStep('list', 500)]),
  form('Options', '50 questions of 200 options', [choiceStep('choices', 50)]),
];

/** A draft with every question answered, as the wizard saves it to a file. */
export function answeredDraft(/** @type {SizeForm} */ { id, steps }) {
  const answers = Object.fromEntries(steps.map((step) => [step.id, step.answers]));
  const submissionId = randomUUID();
  const savedAt = new Date().toISOString();
  const draft = { form: id.toLowerCase(), version: 1, step: 0, answers, waiting: false, savedAt, submissionId };
  return { kind: 'unfinished-form', draft, files: [] };
}

/** The content of each file of the form's folder, by file name. @returns {Readonly<Record<string, unknown>>} */
function definition(/** @type {SizeForm} */ { id, route, steps }) {
  const parts = steps.flatMap(({ id: step, names, schema }) => [
    [`${step}.schema.json`, schema],
    [`${step}.ui.json`, { 'ui:sections': [{ fields: names }] }],
  ]);
  const labels = steps.map(({ id: step }, i) => [`/steps/${step}/label`, `الخطوة ${i + 1}`]);
  const arabic = {
    'form.json': {
      '/title': 'طويل',
      ...Object.fromEntries(labels),
      '/done/title': 'وصلت',
      '/done/text/0': 'شكرًا لكم.',
    },
    ...Object.fromEntries(steps.map(({ id: step, schema }) => [`${step}.schema.json`, arabicOf(schema)])),
  };
  const about = {
    version: 1,
    title: id,
    route,
    steps: steps.map(({ id: step }) => ({ id: step, label: step, at: `/${step}` })),
    next: 'when-valid',
    submit: { post: `/${id.toLowerCase()}` },
    done: { title: 'Received', text: ['Thank you.'] },
  };
  return { 'form.json': about, ...Object.fromEntries(parts), 'ar.json': arabic };
}

/** Arabic for every title, message and option below `at`. @returns {Record<string, string>} */
function arabicOf(/** @type {any} */ schema, at = '') {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, child], i) => {
    const place = `${at}/properties/${name}`;
    const options = (child.enum ?? []).map((/** @type {string} */ option, /** @type {number} */ n) => [
      `${place}/enum/${option}`,
      `الخيار ${n + 1}`,
    ]);
    const messages = Object.keys(child.errorMessage ?? {}).map((key) => [`${place}/errorMessage/${key}`, `خطأ ${i}`]);
    const inner = child.items ? Object.entries(arabicOf(child.items, `${place}/items`)) : [];
    return [[`${place}/title`, `السؤال ${i + 1}`], ...options, ...messages, ...inner];
  });
  const missing = Object.keys(schema.errorMessage?.required ?? {}).map((name) => [
    `${at}/errorMessage/required/${name}`,
    'هذا السؤال مطلوب',
  ]);
  return Object.fromEntries([...own, ...missing]);
}

/**
 * Builds the site with these forms in a folder of its own.
 * @returns {{ folder: string, remove: () => void }}
 */
export function buildWithSizeForms() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-sizes-'));
  const remove = () => rmSync(folder, { recursive: true });
  for (const input of INPUTS) cpSync(path.join(project, input), path.join(folder, input), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  for (const one of sizeForms) {
    const place = path.join(folder, 'forms', one.id.toLowerCase());
    mkdirSync(place);
    for (const [file, content] of Object.entries(definition(one)))
      writeFileSync(path.join(place, file), JSON.stringify(content));
  }
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: folder, stdio: 'inherit' });
  if (status === 0) return { folder, remove };
  remove();
  throw new Error('The site with the large forms cannot be built.');
}
