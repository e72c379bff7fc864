// English of the site that was changed after its Arabic: what is found, where, what `--mend` records, and what `--translated` confirms.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { type Files, goodFiles, writeFiles } from '../compile/support/writeForm.ts';

const pages = { menu: [], pages: [] };
const faq = {
  title: { en: 'Questions', ar: 'أسئلة' },
  questions: [
    { title: { en: 'When?', ar: 'متى؟' }, text: [{ en: 'In May.', ar: 'في أيار.' }] },
    { title: { en: 'Where?', ar: 'أين؟' }, text: [{ en: 'By the sea.', ar: 'قرب البحر.' }] },
  ],
};
const FACTS = 'site/facts.json';
const FAQ = 'site/content/faq/Faq.json';
const facts = { months: { en: ['May', 'June'], ar: ['أيار', 'حزيران'] }, fee: 5 };

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'translated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'forms'));
  const forms = Object.fromEntries(Object.entries(goodFiles).map(([name, content]) => [`forms/${name}`, content]));
  write({ ...forms, 'site/pages.schema.json': {}, 'site/content.schema.json': {}, 'site/facts.schema.json': {} });
  write({ 'site/pages.json': pages, [FACTS]: facts, [FAQ]: faq });
});

const write = (files: Files) => writeFiles(folder, files);
const recorded = (file: string) =>
  JSON.parse(readFileSync(path.join(folder, path.dirname(file), 'translated.json'), 'utf8')).ar[path.basename(file)];

/** The findings of the rule, each as `file pointer` and its problem. */
async function found(...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  await runCheck([path.join(folder, 'forms'), ...args, '--json'], (line) => lines.push(line));
  const findings = JSON.parse(lines.join('\n')) as readonly {
    [key in 'code' | 'file' | 'pointer' | 'problem']: string;
  }[];
  return findings
    .filter(({ code }) => code === 'translationsCurrent')
    .map(({ file, pointer, problem }) => `${path.relative(folder, path.resolve(file))} ${pointer} ${problem}`);
}

it('a text that no record names is recorded by --mend, as translated from the English that stands there', async () => {
  expect(await found()).toEqual([
    expect.stringMatching(/^site\/translated\.json \/ar\/facts\.json Translations of facts\.json were written/),
    expect.stringMatching(
      /^site\/content\/faq\/translated\.json \/ar\/Faq\.json Translations of Faq\.json were written/,
    ),
  ]);
  expect(await found('--mend')).toEqual([]);
  expect(Object.keys(recorded(FACTS))).toEqual(['/months/0', '/months/1']);
  expect(Object.keys(recorded(FAQ))).toHaveLength(5);
});

it('English that is changed alone is found beside its Arabic, stays found after --mend, and is confirmed by --translated', async () => {
  await found('--mend');
  const before = recorded(FAQ);
  write({ [FAQ]: { ...faq, title: { ...faq.title, en: 'Frequent questions' } } });
  const finding = `${FAQ} /title/ar The English text (Faq.json) was changed after this was written.`;
  expect([await found(), await found('--mend'), recorded(FAQ)]).toEqual([[finding], [finding], before]);
  expect(await found('--translated')).toEqual([]);
  expect(recorded(FAQ)).not.toEqual(before);
});

it('a letter, which is in one language, has no translation to record', async () => {
  const letter = { language: 'ar', from: 'المدير', text: ['أهلًا بكم.'] };
  write({ [FAQ]: { ...faq, letter } });
  await found('--mend');
  expect(Object.keys(recorded(FAQ)).filter((name) => name.startsWith('/letter'))).toEqual([]);
  write({ [FAQ]: { ...faq, letter: { ...letter, text: ['أهلًا وسهلًا.'] } } });
  expect(await found()).toEqual([]);
});

it('an entry of a list by language is found by its own place', async () => {
  await found('--mend');
  write({ [FACTS]: { ...facts, months: { ...facts.months, en: ['May', 'July'] } } });
  expect(await found()).toEqual([expect.stringMatching(/^site\/facts\.json \/months\/ar\/1 The English text/)]);
});

it('Arabic that is changed, with its English or alone, is recorded anew', async () => {
  await found('--mend');
  write({ [FAQ]: { ...faq, title: { en: 'Frequent questions', ar: 'أسئلة شائعة' } } });
  expect(await found()).toEqual([expect.stringMatching(/ were written, changed or removed since\.$/)]);
  expect(await found('--mend')).toEqual([]);
});

const [when, where] = faq.questions;
const changed = { ...when, text: [{ en: 'In June.', ar: 'في أيار.' }] };

it.each([
  ['in its place', [changed, where], 0],
  ['behind a new one', [{ title: { en: 'Why?', ar: 'لماذا؟' } }, changed, where], 1],
  ['in the place of another', [where, changed], 1],
  ['once another is removed', [changed], 0],
])('a changed text is found %s', async (_, questions, at) => {
  await found('--mend');
  write({ [FAQ]: { ...faq, questions } });
  const finding = `${FAQ} /questions/${at}/text/0/ar The English text (Faq.json) was changed after this was written.`;
  expect(await found()).toContain(finding);
  expect(await found('--mend')).toEqual([finding]);
});

it.each([
  ['moved', [where, when]],
  ['removed', [where]],
  ['added with the Arabic of another', [when, where, { title: { en: 'What time?', ar: 'متى؟' } }]],
])('no text is found that is only %s', async (_, questions) => {
  await found('--mend');
  write({ [FAQ]: { ...faq, questions } });
  expect(await found('--mend')).toEqual([]);
});

it('of two texts with the same Arabic the other one is none that was changed', async () => {
  const yes = { title: { en: 'Yes.', ar: 'نعم.' } };
  const indeed = { title: { en: 'Indeed.', ar: 'نعم.' } };
  write({ [FAQ]: { ...faq, questions: [yes, indeed] } });
  await found('--mend');
  write({ [FAQ]: { ...faq, questions: [indeed] } });
  expect(await found('--mend')).toEqual([]);
});

it('broken JSON of a text or of a record is no more than its own finding', async () => {
  await found('--mend');
  write({ 'site/content/faq/translated.json': '{' });
  const lines: string[] = [];
  await runCheck([path.join(folder, 'forms')], (line) => lines.push(line));
  expect(lines.filter((line) => line.includes('site/content'))).toEqual([expect.stringContaining('[jsonValid]')]);
  write({ [FAQ]: '{' });
  expect(await found()).toEqual([]);
});
