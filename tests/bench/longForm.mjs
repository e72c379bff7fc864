// A form of the benchmark's own, with one step of 1,000 required texts, and a build of the site that has it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
/** What a build reads, apart from packages. */
const INPUTS = ['engine', 'site', 'forms', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
const NAMES = Array.from({ length: 1000 }, (_, i) => `question${i + 1}`);
const MIDDLE = 500;
/** One letter is too short. */
const LENGTHS = { minLength: 2, maxLength: 150 };

export const longRoute = '/Long';
/** The question that keys are typed into, and those that are left one after another. */
export const [typedInto = '', ...left] = NAMES.slice(MIDDLE, MIDDLE + 6);

/** @type {readonly import('./floorPage.mjs').Field[]} */
export const longFields = NAMES.map((name) => ({
  name,
  kind: 'text',
  label: name,
  options: [],
  minLength: LENGTHS.minLength,
}));

const byName = (/** @type {(name: string) => unknown} */ of) =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)]));

/** @type {Readonly<Record<string, unknown>>} */
const definition = {
  'form.json': {
    version: 1,
    title: 'Long',
    route: longRoute,
    steps: [{ id: 'questions', label: 'Questions' }],
    next: 'when-valid',
    submit: { post: '/long' },
    done: { title: 'Received', text: ['Thank you.'] },
  },
  'questions.schema.json': {
    type: 'object',
    properties: byName((name) => ({ type: 'string', title: name, ...LENGTHS })),
    required: NAMES,
    errorMessage: { required: byName((name) => `${name} is required`) },
  },
  'questions.ui.json': { 'ui:sections': [{ fields: NAMES }] },
  'ar.json': {
    'form.json': {
      '/title': 'طويل',
      '/steps/questions/label': 'الأسئلة',
      '/done/title': 'وصلت',
      '/done/text/0': 'شكرًا لكم.',
    },
    'questions.schema.json': Object.fromEntries(
      NAMES.flatMap((name, i) => [
        [`/properties/${name}/title`, `السؤال ${i + 1}`],
        [`/errorMessage/required/${name}`, `السؤال ${i + 1} مطلوب`],
      ]),
    ),
  },
};

/**
 * Builds the site with this form in a folder of its own.
 * @returns {{ folder: string, remove: () => void }}
 */
export function buildWithLongForm() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-long-'));
  const remove = () => rmSync(folder, { recursive: true });
  for (const input of INPUTS) cpSync(path.join(project, input), path.join(folder, input), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const form = path.join(folder, 'forms/long');
  mkdirSync(form);
  for (const [file, content] of Object.entries(definition))
    writeFileSync(path.join(form, file), JSON.stringify(content));
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, stdio: 'inherit' });
  if (status === 0) return { folder, remove };
  remove();
  throw new Error('The site with the long form cannot be built.');
}
