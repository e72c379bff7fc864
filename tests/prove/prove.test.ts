// Every form of this site is proved: both results of each condition and each message occur, and core, wizard and intake
// agree. The prover itself is tested with forms that differ from their definition.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../engine/compile/compileForm.ts';
import { listForms } from '../../engine/compile/read/readDefinition.ts';
import { type Language, languages } from '../../engine/core/locale/language.ts';
import type { Form } from '../../engine/core/model/types.ts';
import { loadForm } from '../../engine/prove/loadForm.ts';
import { proveForm } from '../../engine/prove/proveForm.ts';
import { runProve } from '../../engine/prove/runProve.ts';
import { type Files, goodFiles, writeForm } from '../compile/support/writeForm.ts';

const shipped = path.resolve(import.meta.dirname, '../../forms');

async function compiled(folder: string, id: string, language: Language = 'en') {
  const { code, definition } = compileForm(folder, id, language);
  return { definition, form: await loadForm(code) };
}

describe.each(listForms(shipped))('%s', (id) => {
  it.each(languages)('is proved with full coverage in %s', async (language) => {
    const { definition, form } = await compiled(shipped, id, language);
    const { branches, messages, findings, submissions } = await proveForm(definition, form);
    expect(findings.map(String)).toEqual([]);
    expect([branches.seen, messages.seen]).toEqual([branches.of, messages.of]);
    expect(messages.of).toBeGreaterThan(0);
    expect(submissions).toBeGreaterThanOrEqual(messages.of);
  });
});

const text = { type: 'string', title: 'Text', maxLength: 9 };
const pet = { type: 'string', title: 'Pet', enum: ['cat', 'dog', 'none'] };
const schema = {
  type: 'object',
  properties: { pet, age: { type: 'integer', title: 'Age', minimum: 1, maximum: 9 } },
  required: ['pet', 'age'],
  errorMessage: { required: { pet: 'Pet is required', age: 'Age is required' } },
  if: { properties: { pet: { not: { const: 'none' } } }, required: ['pet'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: {
    properties: { call: { ...text, title: 'Name' } },
    required: ['call'],
    errorMessage: { required: 'Name is required' },
  },
};
const ui = { 'ui:sections': [{ fields: ['pet', 'call', 'age'] }] };
const inArabic = {
  'form.json': goodFiles['trip/ar.json']['form.json'],
  'who.schema.json': {
    '/properties/pet/title': 'حيوان',
    '/properties/pet/enum/cat': 'قطة',
    '/properties/pet/enum/dog': 'كلب',
    '/properties/pet/enum/none': 'لا شيء',
    '/properties/age/title': 'العمر',
    '/errorMessage/required/pet': 'الحيوان مطلوب',
    '/errorMessage/required/age': 'العمر مطلوب',
    '/then/properties/call/title': 'الاسم',
    '/then/errorMessage/required': 'الاسم مطلوب',
  },
};
const files = (changes: object = {}): Files => ({
  'trip/ar.json': inArabic,
  'trip/who.schema.json': { ...schema, ...changes },
  'trip/who.ui.json': ui,
});

/** The findings of a proof in which definition and form differ. */
async function proof(defined: Files, made: Files = defined, change: (form: Form) => Form = (form) => form) {
  const { definition } = compileForm(writeForm(defined), 'trip');
  const { form } = await compiled(writeForm(made), 'trip');
  const found = await proveForm(definition, change(form));
  return { ...found, problems: found.findings.map(({ problem }) => problem) };
}

describe('a proof', () => {
  it('covers both results of a condition and every message', async () => {
    const { branches, messages, problems } = await proof(files());
    // required 3, enum 1, type, minimum and maximum of the number, maxLength of the name
    expect([branches, messages, problems]).toEqual([{ seen: 2, of: 2 }, { seen: 8, of: 8 }, []]);
  });

  it.each<[string, object, RegExp]>([
    [
      'another limit',
      { properties: { ...schema.properties, age: { ...schema.properties.age, maximum: 8 } } },
      /"maximum"/,
    ],
    [
      'another message',
      { errorMessage: { required: { pet: 'A pet is required', age: 'An age is required' } } },
      /who\[pet\] was found that raises .* "required"/,
    ],
    ['another condition', { if: { ...schema.if, properties: { pet: { const: 'none' } } } }, /Results differ for/],
    [
      'a required question that is optional',
      { required: ['age'], errorMessage: { required: { age: 'Age is required' } } },
      /Results differ for .*expected to be invalid/,
    ],
    [
      'a missing option',
      { properties: { ...schema.properties, pet: { ...pet, enum: ['dog', 'none'] } } },
      /expected to be valid/,
    ],
  ])('reports a form with %s', async (_, changes, problem) => {
    const { problems } = await proof(files(), files(changes));
    expect(problems.join('\n')).toMatch(problem);
  });

  it('reports a validator that accepts everything', async () => {
    const { problems } = await proof(files(), files(), (form) => ({
      ...form,
      steps: form.steps.map((step) => ({ ...step, validate: () => true })),
    }));
    expect(problems.join('\n')).toContain('raises the message of "minimum"');
  });

  it('reports a message that never shows because another one precedes it', async () => {
    const year = {
      ...text,
      title: 'Year',
      // The check reads no look-around.
      pattern: '^(?=[0-9])[0-9]{4}$',
      minLength: 2,
      errorMessage: { pattern: 'Four digits', minLength: 'At least two' },
    };
    const { problems, messages } = await proof({
      'trip/who.schema.json': { type: 'object', properties: { year } },
      'trip/who.ui.json': {},
    });
    expect(messages).toEqual({ seen: 2, of: 3 });
    expect(problems).toEqual([expect.stringContaining('who[year] was found that raises the message of "minLength"')]);
  });

  it('reports limits that no answer satisfies', async () => {
    const odd = {
      type: 'string',
      title: 'Age',
      // The check reads no look-around.
      pattern: '^(?=.{4}$)[0-9]+$',
      maxLength: 3,
      errorMessage: { pattern: 'x' },
    };
    const { problems } = await proof({
      'trip/who.schema.json': { ...schema, properties: { ...schema.properties, age: odd } },
      'trip/who.ui.json': ui,
    });
    expect(problems[0]).toBe('No answer to who[age] was found that keeps all its limits.');
  });

  it('reports an optional question that nobody can answer, also where only a branch makes it so', async () => {
    const limited = (pattern: string) => ({ ...text, pattern, errorMessage: { pattern: 'Not so' } });
    const way = { type: 'string', title: 'Way', enum: ['bus', 'car'] };
    const { problems } = await proof({
      'trip/who.schema.json': {
        type: 'object',
        properties: {
          way,
          long: { ...limited('^(?=.{60}$)[a-z]+$'), title: 'Long' },
          plate: { ...limited('^(?=.{3}$)[a-z]+$'), title: 'Plate' },
        },
        if: { properties: { way: { const: 'bus' } }, required: ['way'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { plate: { maxLength: 2 } } },
      },
      'trip/who.ui.json': { 'ui:order': ['*'] },
    });
    expect(problems.filter((problem) => problem.includes('keeps all its limits'))).toEqual(
      ['long', 'plate'].map((name) => `No answer to who[${name}] was found that keeps all its limits.`),
    );
  });

  it('reports an answer that two parts limit so that none keeps both', async () => {
    const way = { type: 'string', title: 'Way', enum: ['bus', 'car'] };
    // The check does not read back references.
    const plate = { ...text, title: 'Plate', pattern: '^([a-z]+)\\1$', errorMessage: { pattern: 'Letters' } };
    const { problems } = await proof({
      'trip/who.schema.json': {
        type: 'object',
        properties: { way, plate },
        required: ['plate'],
        errorMessage: { required: { plate: 'Plate is required' } },
        if: { properties: { way: { const: 'bus' } }, required: ['way'] },
        else: { properties: { plate: { pattern: '\\d', errorMessage: { pattern: 'A digit' } } } },
      },
      'trip/who.ui.json': {},
    });
    expect(problems[0]).toMatch(/^No answer to who\[plate\] was found that keeps all its limits with \{.*\}\.$/);
  });

  it('reports a form of which no submission is valid', async () => {
    const again = { ...text, title: 'Again', pattern: '^y$', equals: { $data: '1/first' } };
    const errorMessage = { pattern: 'Only y', equals: 'As before' };
    // The check does not read back references.
    const first = { ...text, title: 'First', pattern: '^([x-z]+)\\1$', errorMessage: { pattern: 'Twice' } };
    const { problems } = await proof({
      'trip/who.schema.json': {
        type: 'object',
        properties: { first, again: { ...again, errorMessage } },
        required: ['first', 'again'],
        errorMessage: { required: { first: 'First is required', again: 'Again is required' } },
      },
      'trip/who.ui.json': { 'ui:order': ['*'] },
    });
    expect(problems[0]).toMatch(/^No submission was found that is valid: of .* is said who\[again\]: As before\.$/);
  });
});

describe('forms:prove', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    return { code: await runProve(args, (line) => lines.push(line)), lines };
  };

  it('prints the coverage of each form', async () => {
    expect(await run('--in', writeForm(files()))).toEqual({
      code: 0,
      lines: [
        'form  language  submissions  branches        messages        moves',
        'trip  en        11           100 % (2 of 2)  100 % (8 of 8)  100 % (2 of 2)',
        'trip  ar        11           100 % (2 of 2)  100 % (8 of 8)  100 % (2 of 2)',
      ],
    });
  });

  it.each(['trip', 'folder'])('takes a form by its id or by its folder, as the check does (%s)', async (way) => {
    const folder = writeForm(files());
    const named = way === 'trip' ? way : path.relative('', path.join(folder, 'trip'));
    const { code, lines } = await run(...(way === 'trip' ? ['--in', folder] : []), named);
    expect([code, lines.slice(1).map((line) => line.split(/\s+/)[0])]).toEqual([0, ['trip', 'trip']]);
  });

  it('prints the findings of a definition that does not compile, and exits with 1', async () => {
    const { code, lines } = await run('--in', writeForm({ ...files(), 'trip/who.ui.json': {} }), 'trip');
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringContaining('The order of the conditional questions is undefined'),
    ]);
  });
});
