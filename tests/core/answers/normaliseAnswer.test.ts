import { describe, expect, it } from 'vitest';
import { normaliseAnswer } from '../../../engine/core/answers/normaliseAnswer.ts';
import type { Schema } from '../../../engine/core/model/types.ts';

const text: Schema = { type: 'string' };
const choice: Schema = { type: 'string', enum: [' Lebanese', ' French', 'Other'] };
const LRM = '\u200e';
const RLM = '\u200f';
const ALM = '\u061c';
const ISOLATE = '\u2066';

const table: Readonly<Record<string, readonly [Schema, readonly (readonly [raw: unknown, answer: unknown])[]]>> = {
  text: [
    text,
    [
      ['Maya', 'Maya'],
      ['  Maya  Sara ', 'Maya  Sara'],
      ['مايا ', 'مايا'],
      ['line\nline\n', 'line\nline'],
      [`${RLM}مايا${LRM} ${ISOLATE}Sara\u2069\u200b`, 'مايا Sara'],
      ['می\u200cخواهم', 'می\u200cخواهم'],
      ['٣ شارع الأرز', '٣ شارع الأرز'],
      ['', undefined],
      ['   ', undefined],
      ['\t\n\u00a0', undefined],
      [`${RLM} ${LRM}`, undefined],
      [undefined, undefined],
      [null, undefined],
    ],
  ],
  'text with a pattern': [
    { ...text, pattern: '^[0-9]{4}$' },
    [
      ['٢٠٢٤', '2024'],
      ['۲۰۲۴', '2024'],
      [` ${RLM}2024${LRM} `, '2024'],
      ['20x4', '20x4'],
    ],
  ],
  number: [
    { type: 'number' },
    [
      ['12', 12],
      [' 12.5 ', 12.5],
      ['-3', -3],
      ['007', 7],
      ['١٢', 12],
      ['۱۲', 12],
      [`${ALM}٧`, 7],
      ['twelve', 'twelve'],
      [`${RLM}twelve`, 'twelve'],
      ['1e3', '1e3'],
      ['0x10', '0x10'],
      ['1,5', '1,5'],
      ['٢٥٠٠٫٢٥', 2500.25],
      ['2500٫25', 2500.25],
      ['٢٬٥٠٠٫٢٥', 2500.25],
      [`${ALM}-١٬٢٣٤٬٥٦٧`, -1_234_567],
      ['\u221212', -12],
      ['٢٬٥', '٢٬٥'],
      ['٢٬٥٠٠٬٢', '٢٬٥٠٠٬٢'],
      ['١٫٢٫٣', '١٫٢٫٣'],
      ['.', '.'],
      ['9007199254740991', 9007199254740991],
      ['9007199254740993', '9007199254740993'],
      // Below a millionth `String` writes an exponent.
      ['0.000001', 0.000001],
      ['0.0000001', '0.0000001'],
      ['-0.00000025', '-0.00000025'],
      ['0.0000000', 0],
      ['9'.repeat(400), '9'.repeat(400)],
      [' ', undefined],
      [12, 12],
    ],
  ],
  integer: [
    { type: 'integer' },
    [
      ['٧', 7],
      ['7.5', 7.5],
    ],
  ],
  boolean: [
    { type: 'boolean' },
    [
      ['true', true],
      ['false', false],
      ['yes', 'yes'],
      [true, true],
    ],
  ],
  date: [
    { ...text, format: 'date' },
    [
      ['2015-04-30', '2015-04-30'],
      ['30/4/2015', '2015-04-30'],
      ['٣٠/٤/٢٠١٥', '2015-04-30'],
      [' 31/2/2015 ', '31/2/2015'],
      [`${RLM}14/3/22${LRM}`, '14/3/22'],
      ['tomorrow', 'tomorrow'],
    ],
  ],
  email: [
    { ...text, format: 'email' },
    [
      [' maya@example.org ', 'maya@example.org'],
      [`${ISOLATE}maya٢@example.org${RLM}`, 'maya2@example.org'],
      ['Maya@Example.org', 'Maya@Example.org'],
    ],
  ],
  phone: [
    { ...text, format: 'phone' },
    [
      ['+961 1 234 567', '+9611234567'],
      ['00961-01-234.567', '+9611234567'],
      [`${LRM}+٩٦١ ١ ٢٣٤ ٥٦٧`, '+9611234567'],
      ['01 234 567 ', '01 234 567'],
      ['٠١ ٢٣٤ ٥٦٧', '01 234 567'],
      ['+961 1 x', '+961 1 x'],
      ['call me ', 'call me'],
      ['+', undefined],
      ['  ', undefined],
    ],
  ],
  'a choice': [
    choice,
    [
      [' Lebanese', ' Lebanese'],
      ['Other', 'Other'],
      ['Lebanese', 'Lebanese'],
      [' Lebanese ', ' Lebanese '],
      ['other', 'other'],
      ['', undefined],
      [' ', undefined],
    ],
  ],
  'a choice of numbers': [
    { type: 'integer', enum: [1, 2] },
    [
      ['2', 2],
      ['3', 3],
      ['٣', 3],
      ['three', 'three'],
    ],
  ],
  'a value that is not text': [
    text,
    [
      [7, 7],
      [{ a: 1 }, { a: 1 }],
      [['a'], ['a']],
      [false, false],
    ],
  ],
};

describe.each(Object.entries(table))('%s', (_, [schema, cases]) => {
  it.each(cases)('%j becomes %j', (raw, answer) => {
    expect(normaliseAnswer(schema, raw)).toEqual(answer);
  });

  it.each(cases)('normalising the result again leaves %j -> %j unchanged', (_raw, answer) => {
    expect(normaliseAnswer(schema, answer)).toEqual(answer);
  });
});
