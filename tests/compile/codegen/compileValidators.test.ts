// The compiled validators compared with ajv interpreting the same schemas, without sharing or trimming, on every example: results,
// paths and messages have to be equal.
import path from 'node:path';
import { Ajv } from 'ajv';
import ajvErrors from 'ajv-errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { compileValidators } from '../../../engine/compile/codegen/compileValidators.ts';
import { expandAttachments } from '../../../engine/compile/codegen/expandAttachments.ts';
import { ENGINE_KEYWORDS } from '../../../engine/compile/codegen/keywords.ts';
import { fillMessages } from '../../../engine/compile/messages/fillMessages.ts';
import { readDefinition } from '../../../engine/compile/read/readDefinition.ts';
import { FORMATS } from '../../../engine/compile/schema/formats.ts';
import { normaliseAnswers } from '../../../engine/core/answers/normaliseAnswers.ts';
import { pruneAnswers } from '../../../engine/core/answers/pruneAnswers.ts';
import { SOURCE } from '../../../engine/core/locale/language.ts';
import { dayOfLimit } from '../../../engine/core/model/dayLimits.ts';
import { formSchema } from '../../../engine/core/model/formSchema.ts';
import { getIn } from '../../../engine/core/model/path.ts';
import type { Answers, AttachmentLimits, Schema } from '../../../engine/core/model/types.ts';
import type { Validate, ValidationError } from '../../../engine/core/model/validator.ts';
import { collectErrors } from '../../../engine/core/validation/collectErrors.ts';
import { stepErrors } from '../../../engine/core/validation/stepErrors.ts';
import { engineTexts } from '../../../engine/languages/index.ts';
import { formById } from '../../forms/support/formById.ts';
import { readExamples } from '../../support/readExamples.ts';
import { runValidators } from '../support/runValidators.ts';

const forms = path.resolve(import.meta.dirname, '../../../forms');
const limits: AttachmentLimits = { maxBytes: 2 * 1024 * 1024, types: ['application/pdf', 'image/png'] };

function interpreted(schema: Schema, attachments = limits): Validate {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    $data: true,
    formats: { ...FORMATS },
    keywords: ['enumNames'],
  });
  for (const keyword of ENGINE_KEYWORDS) ajv.addKeyword(keyword);
  ajvErrors.default(ajv);
  return ajv.compile(fillMessages(expandAttachments(schema, attachments, SOURCE), SOURCE)) as unknown as Validate;
}

describe('the interpreted and the compiled validator agree on', () => {
  const byForm = [...new Set(readExamples().map(({ form }) => form))];
  const plain = new Map(
    byForm.map((id) => {
      const { steps, form } = readDefinition(forms, id, SOURCE, () => []);
      return [id, steps.map(({ schema }) => interpreted(schema, form.attachments))];
    }),
  );

  it.each(readExamples())('$form/$name', ({ form: id, answers }) => {
    const form = formById(id);
    const schema = formSchema(form);
    const pruned = pruneAnswers(schema, normaliseAnswers(schema, answers).answers);
    for (const [i, step] of form.steps.entries()) {
      const validate = plain.get(id)?.[i];
      const own = getIn(pruned, step.at) ?? {};
      const isValid = validate?.(own);
      const errors = isValid ? [] : (validate?.errors ?? []);
      expect(stepErrors(step, pruned)).toEqual(
        collectErrors(errors as readonly ValidationError[], own, step.at, step.messages),
      );
    }
  });
});

async function errorsOf(schema: Schema, answers: Answers): Promise<Record<string, string>> {
  const [validate] = await runValidators([schema], limits);
  const errors = validate?.(answers) ? [] : (validate?.errors ?? []);
  return Object.fromEntries(
    [...collectErrors(errors, answers, [], engineTexts.en.validation).values()].map(({ name, message }) => [
      name,
      message,
    ]),
  );
}

describe('an attachment', () => {
  const schema: Schema = { type: 'object', properties: { report: { type: 'object', format: 'attachment' } } };
  const good = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 5 };

  it.each<[string, unknown, string | undefined]>([
    ['of the right type and size', good, undefined],
    ['of the greatest size', { ...good, size: limits.maxBytes }, undefined],
    ['one byte too large', { ...good, size: limits.maxBytes + 1 }, 'The file is larger than 2 MB'],
    ['of another type', { ...good, type: 'image/jpeg' }, 'The file must be PDF or PNG'],
    ['without a type', { ...good, type: '' }, 'The file must be PDF or PNG'],
    ['that is empty', { ...good, size: 0 }, 'The file is empty'],
    ['that is empty and without a type', { ...good, size: 0, type: '' }, 'The file is empty'],
    ['that is a text', 'a.pdf', 'This answer cannot be read'],
  ])('%s', async (_, report, message) => {
    expect(await errorsOf(schema, { report })).toEqual(message === undefined ? {} : { report: message });
  });

  it('without an id is refused', async () => {
    const { id, ...anonymous } = good;
    expect(await errorsOf(schema, { report: anonymous })).toEqual({ 'report[id]': 'This field is required' });
  });
});

describe('the keywords `between` and `lengthEquals`', () => {
  const year: Schema = {
    type: 'string',
    between: [2010, 2024],
    errorMessage: { between: '{between.0} to {between.1}' },
  };
  const rows: Schema = {
    type: 'array',
    lengthEquals: { $data: '1/count' },
    errorMessage: { lengthEquals: 'Not so many' },
  };
  const schema: Schema = { type: 'object', properties: { year, count: { type: 'integer' }, rows } };
  const outside = { year: '2010 to 2024' };

  it.each<[Answers, Readonly<Record<string, string>>]>([
    [{ year: '2009' }, outside],
    [{ year: '2010' }, {}],
    [{ year: '2024' }, {}],
    [{ year: '2025' }, outside],
    [{ year: '20x4' }, {}],
    [{ year: '' }, {}],
    [{ count: 2, rows: ['a', 'b'] }, {}],
    [{ count: 2, rows: ['a'] }, { rows: 'Not so many' }],
    [{ count: 0, rows: ['a'] }, { rows: 'Not so many' }],
    [{ count: 2 }, {}],
    [{ rows: ['a'] }, {}],
  ])('%j: %j', async (answers, errors) => {
    expect(await errorsOf(schema, answers)).toEqual(errors);
  });
});

describe('"formatMaximum": "today"', () => {
  const day: Schema = { type: 'string', format: 'date', formatMaximum: 'today' };
  const schema: Schema = { type: 'object', properties: { day } };
  const future = { day: 'This date cannot be in the future' };

  afterEach(() => void vi.useRealTimers());

  // A day begins first on Kiritimati (UTC+14).
  it.each<[string, Readonly<Record<string, Readonly<Record<string, string>>>>]>([
    ['2026-03-14T09:59:59Z', { '1900-01-01': {}, '2026-03-14': {}, '2026-03-15': future, '2032-01-01': future }],
    ['2026-03-14T10:00:00Z', { '2026-03-14': {}, '2026-03-15': {}, '2026-03-16': future }],
    [
      '2026-12-31T23:00:00Z',
      { '2027-01-01': {}, '2027-01-02': future, '31/2/2099': { day: engineTexts.en.validation.formats.date ?? '' } },
    ],
  ])('at %s accepts days that have begun anywhere on earth', async (now, days) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    for (const [answer, errors] of Object.entries(days))
      expect(await errorsOf(schema, { day: answer })).toEqual(errors);
  });
});

describe('limits of days', () => {
  afterEach(() => void vi.useRealTimers());

  const limits = [
    'today + 1 day',
    'today - 31 days',
    'today + 1 month',
    'today - 1 month',
    'today - 18 years',
    'today',
  ];
  const zones = { formatMinimum: -12, formatMaximum: 14 };

  // The compiled code has to find the day that core's `dayOfLimit` finds, also at the ends of months and in leap years.
  it.each(['2026-03-31T09:00:00Z', '2026-01-30T23:30:00Z', '2028-02-29T12:00:00Z', '2026-12-31T11:59:59Z'])(
    'at %s',
    async (now) => {
      vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
      for (const [keyword, hours] of Object.entries(zones)) {
        for (const limit of limits) {
          const day: Schema = { type: 'string', format: 'date', [keyword]: limit };
          const schema: Schema = { type: 'object', properties: { day } };
          const last = dayOfLimit(limit, new Date(Date.now() + hours * 3_600_000));
          const beyond = new Date(Date.parse(last) + (hours < 0 ? -1 : 1) * 86_400_000).toISOString().slice(0, 10);
          expect(await errorsOf(schema, { day: last }), `${keyword} ${limit}`).toEqual({});
          expect(Object.keys(await errorsOf(schema, { day: beyond })), `${keyword} ${limit}`).toEqual(['day']);
        }
      }
    },
  );
});

describe('the generated code', () => {
  const options = Array.from({ length: 200 }, (_, i) => `Option ${i}`);
  const choice: Schema = { type: 'string', enum: options, maxLength: 40 };
  const schema: Schema = {
    type: 'object',
    properties: { a: choice, b: { ...choice, maxLength: 41 }, size: { type: 'integer', enum: [1, 2] } },
    required: ['a', 'b'],
    errorMessage: { required: { a: 'A is required' } },
  };

  it('contains no messages of ajv, and only the parts of the schema that it accesses', () => {
    const { constants, code } = compileValidators([schema]);
    expect(code).not.toMatch(/must (?:be|have|NOT)|"Option 7"|A is required/);
    expect([...constants.values()]).toEqual([
      {
        properties: { a: { enum: options }, b: { enum: options } },
        required: ['a', 'b'],
        errorMessage: { required: { a: 'A is required' } },
      },
    ]);
  });

  it.each<[Answers, Readonly<Record<string, string>>]>([
    [{ a: 'Option 0', b: 'Option 199', size: 2 }, {}],
    [
      { a: 'Option 200', b: 'option 0' },
      { a: 'Choose one of the options', b: 'Choose one of the options' },
    ],
    [
      { b: 'Option 1', size: 3 },
      { a: 'A is required', size: 'Choose one of the options' },
    ],
    [{ a: ['Option 0'] }, { a: 'Choose one of the options', b: 'This field is required' }],
  ])('%j: %j', async (answers, errors) => {
    expect(await errorsOf(schema, answers)).toEqual(errors);
  });

  it('says where a keyword stands only where a message replaces its errors', () => {
    const own = { ...choice, pattern: '^O', errorMessage: { pattern: 'Begin with O' } };
    const { code } = compileValidators([{ ...schema, properties: { a: choice, b: own } }]);
    const places = new Set([...code.matchAll(/schemaPath:"([^"]*)"/g)].map(([, place]) => place));
    expect([...places].sort()).toEqual([
      '#/properties/b/enum',
      '#/properties/b/maxLength',
      '#/properties/b/pattern',
      '#/properties/b/type',
      '#/required',
      '#/type',
    ]);
  });

  it('throws with the reason for an invalid schema', () => {
    expect(() => compileValidators([{ type: 'object', required: 'a' } as unknown as Schema])).toThrow(
      'data/required must be array',
    );
  });
});
