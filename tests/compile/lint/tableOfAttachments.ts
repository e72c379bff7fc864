// Rules about what the service takes at once: files, answers and their texts.
import type { RuleExamples } from './ruleExamples.ts';

const MEGABYTE = 1024 * 1024;
const file = { type: 'object', format: 'attachment' };
const filesUpTo = (maxItems: number) => ({ type: 'array', title: 'Files', maxItems, items: file });
const filesOf = (megabytes: number) => ({
  attachments: { maxBytes: megabytes * MEGABYTE, types: ['application/pdf'] },
});
const list = {
  type: 'array',
  title: 'List',
  maxItems: 3,
  items: { type: 'object', properties: { b: { ...file, title: 'File' } } },
};

/** A list of entries that ask for as many texts. */
function listOf(entries: number, texts: number, maxLength = 20): object {
  const names = Array.from({ length: texts }, (_, i) => `text${i}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name, maxLength }]));
  return { type: 'array', title: 'List', maxItems: entries, items: { type: 'object', properties } };
}

export const attachmentCases: Readonly<Record<string, RuleExamples>> = {
  attachmentsLimited: {
    good: [{ schema: { a: { ...file, title: 'File' } }, form: filesOf(1) }],
    bad: [{ schema: { a: { ...file, title: 'File' } }, at: '/properties/a', says: 'sets no limits' }],
  },
  filesTaken: {
    good: [
      { schema: { a: filesUpTo(6) }, form: filesOf(10) },
      {
        schema: { a: filesUpTo(9) },
        form: { ...filesOf(10), submit: { download: 'trip.json' }, done: { title: 'Thank you', text: ['trip.json'] } },
      },
      // Each of two branches asks for four, and only one of them applies.
      {
        schema: {
          type: 'object',
          properties: { b: { type: 'boolean', title: 'Box' } },
          if: { properties: { b: { const: true } }, required: ['b'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { c: filesUpTo(4) } },
          else: { properties: { d: filesUpTo(4) } },
        },
        form: filesOf(1),
      },
      {
        schema: { a: { ...filesUpTo(6), items: { ...file, attachments: { maxBytes: 5 * MEGABYTE } } } },
        form: filesOf(60),
      },
    ],
    bad: [
      {
        schema: {
          a: filesUpTo(4),
          l: list,
        },
        form: filesOf(1),
        at: 'form.json#/attachments',
        says: 'Up to 7 files are asked for at once, and the service takes 6: who[a] (4), who[l][][b] (3)',
      },
      {
        schema: { a: filesUpTo(3) },
        form: filesOf(30),
        at: 'form.json#/attachments',
        says: 'Files of up to 90 MB are asked for at once, and the service takes 64 MB',
      },
    ],
  },
  answersTaken: {
    good: [
      { schema: { a: listOf(2500, 4) } },
      // Nothing is sent.
      {
        schema: { a: listOf(2501, 4) },
        form: { submit: { download: 'trip.json' }, done: { title: 'Thank you', text: ['trip.json'] } },
      },
      { schema: { a: { type: 'string', title: 'Text', maxLength: 5120 } } },
    ],
    bad: [
      {
        schema: { a: listOf(2501, 4) },
        at: 'form.json#/steps',
        says: 'A visitor may give 10004 answers, and the service takes 10000.',
      },
      {
        schema: { a: listOf(1000, 4, 1000) },
        at: 'form.json#/steps',
        says: 'All answers at their longest hold 8 MB in the service, which takes 4 MB.',
      },
      {
        schema: { a: { type: 'string', title: 'Text', maxLength: 5121 } },
        at: '/properties/a',
        says: 'A text of 5121 characters may have more bytes',
      },
    ],
  },
};
