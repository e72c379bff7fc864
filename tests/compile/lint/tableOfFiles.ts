// Long because it has examples of every rule that compares files. Rules that compare the files of a form.
import type { RuleExamples } from './ruleExamples.ts';

const text = { type: 'string', title: 'Text', maxLength: 50 };
const fixed = { type: 'string', title: 'Fixed', const: 'x', readOnly: true };
const list = { type: 'array', title: 'List', maxItems: 3, items: { type: 'object', properties: { b: text } } };
const submit = (document: object) => ({ submit: { download: 'trip.json', document } });
const published = { version: 1, answers: { 'who[a]': 'string' }, statuses: ['handled', 'new'] };
const saving = { submit: { download: 'trip.json' } };
const both = { post: '/trip', download: 'trip.json' };
const done = (sentence: string) => ({ done: { title: 'Thank you', text: [sentence] } });

const inForm = { '/title': 'رحلة', '/steps/who/label': 'من', '/done/title': 'تم', '/done/text/0': 'حسنًا.' };
const inSchema = { '/properties/a/title': 'نص' };

const kinds = { type: 'string', title: 'Kind', enum: ['x', 'y'] };
const kindsCalled = { '/properties/a/title': 'نوع', '/properties/a/enum/x': 'أول' };
const titled = (value: string) => ({ const: value, title: `Kind ${value}` });

export const fileCases: Readonly<Record<string, RuleExamples>> = {
  formKeysFit: {
    good: [
      { schema: { a: { ...text, format: 'phone' } }, form: { phoneCountry: 'lb' } },
      { schema: { properties: { a: text }, required: ['a'] }, form: { incomplete: { submit: 'Not yet' } } },
      { schema: { a: text }, form: { again: { label: 'Another', keep: ['who'] } } },
    ],
    bad: [
      {
        schema: { a: text },
        form: { phoneCountry: 'lb' },
        at: 'form.json#/phoneCountry',
        says: 'no question has the format "phone"',
      },
      {
        schema: { properties: { a: text }, required: ['a'] },
        form: { incomplete: { next: 'Not yet', submit: 'Not yet' } },
        at: 'form.json#/incomplete/next',
        says: 'a form of one step',
      },
      {
        schema: { a: text },
        form: { incomplete: { submit: 'Not yet' } },
        at: 'form.json#/incomplete',
        says: 'no answer of this form can be missing',
      },
      {
        schema: { a: text },
        form: { again: { label: 'Another', keep: ['who'] }, afterSubmit: 'reset' },
        at: 'form.json#/again',
        says: '"again" has no effect',
      },
    ],
  },
  sentKeysFit: {
    good: [{ schema: { a: text }, form: { summary: ['/who/a'], mailOffice: ['/who/a'] } }],
    bad: ['summary', 'mailOffice'].map((key) => ({
      schema: { a: text },
      form: { ...saving, ...done('The file trip.json was saved. Nothing was sent.'), [key]: ['/who/a'] },
      at: `form.json#/${key}`,
      says: 'without "submit.post" the school gets nothing',
    })),
  },
  definitionsUsed: {
    good: [
      { schema: { properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { $ref: '#/$defs/c' }, c: text } } },
      { schema: { properties: { a: { $ref: '#/$defs/b/properties/c' } }, $defs: { b: { properties: { c: text } } } } },
      {
        schema: {
          properties: { a: text },
          required: ['a'],
          if: { $ref: '#/definitions/isX' },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { b: text } },
          definitions: { isX: { properties: { a: { const: 'x' } }, required: ['a'] } },
        },
      },
      {
        schema: { properties: { a: { $ref: 'more.json#/$defs/b' } } },
        files: { 'trip/more.json': { $defs: { b: text } } },
      },
      { schema: { properties: { $defs: { type: 'object', properties: { a: text } } } } },
    ],
    bad: [
      {
        schema: { properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: text, c: text } },
        at: '/$defs/c',
        says: 'No "$ref" leads to "c" from what is asked. Remove it, or refer to it.',
      },
      {
        schema: { properties: { a: text }, $defs: { b: { $ref: '#/$defs/c' }, c: { $ref: '#/$defs/b' } } },
        at: '/$defs',
        says: 'leads to anything under "$defs"',
      },
      {
        schema: { properties: { a: { $ref: 'more.json#/$defs/b' } } },
        files: { 'trip/more.json': { $defs: { b: text, c: text } } },
        at: 'more.json#/$defs/c',
        says: 'No "$ref" leads to "c"',
      },
    ],
  },
  labelsDistinct: {
    good: [{ schema: { a: kinds }, words: { 'who.schema.json': { ...kindsCalled, '/properties/a/enum/y': 'ثان' } } }],
    bad: [
      {
        schema: { a: { type: 'string', title: 'Bus?', enum: ['yes', 'no'], enumNames: ['Yes', 'No'] } },
        words: { 'who.schema.json': { '/properties/a/enum/yes': 'لا', '/properties/a/enum/no': 'كلا' } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1enum~1yes',
        says: 'The option "yes" is called "لا", the opposite. Write "نعم".',
      },
      {
        schema: { a: kinds },
        words: { 'who.schema.json': { ...kindsCalled, '/properties/a/enum/y': 'أول' } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1enum~1y',
        says: 'The options "x" and "y" have the same label in Arabic, "أول".',
      },
      {
        schema: { a: { ...text, oneOf: [titled('x'), titled('y')] } },
        words: { 'who.schema.json': { '/properties/a/oneOf/0/title': 'أول', '/properties/a/oneOf/1/title': 'أول' } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1oneOf~11~1title',
        says: 'have the same label',
      },
    ],
  },
  translated: {
    good: [
      { schema: { a: text }, words: { 'form.json': inForm, 'who.schema.json': inSchema } },
      {
        schema: { a: { type: 'string', title: 'SAT', enum: ['Google Meet', 'x'] } },
        words: {
          'form.json': inForm,
          'who.schema.json': {
            '/properties/a/title': 'SAT',
            '/properties/a/enum/Google Meet': 'Google Meet',
            '/properties/a/enum/x': 'سين',
          },
        },
      },
    ],
    bad: [
      {
        schema: { a: text },
        words: { 'form.json': inForm, 'who.schema.json': { '/properties/a/title': 'Text' } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title',
        says: 'stands here in English. Write it in Arabic.',
      },
      {
        schema: { a: text },
        words: { 'form.json': inForm, 'who.schema.json': {} },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title',
        says: 'has no translation',
      },
      {
        schema: { a: text },
        words: { 'form.json': inForm, 'who.schema.json': { '/properties/a/title': '' } },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title',
        says: 'has no translation',
      },
    ],
  },
  translationsCurrent: {
    good: [
      { schema: { a: text }, words: { 'who.schema.json': inSchema } },
      {
        schema: { a: text },
        words: { 'who.schema.json': inSchema },
        published,
        files: {
          'trip/translated.json': { ar: { 'who.schema.json': { '/properties/a/title': '71988c4d 5de3c4bb' } } },
        },
      },
    ],
    bad: [
      {
        schema: { a: { ...text, title: 'Another text' } },
        words: { 'who.schema.json': inSchema },
        published,
        files: {
          'trip/translated.json': { ar: { 'who.schema.json': { '/properties/a/title': '71988c4d 5de3c4bb' } } },
        },
        at: 'ar.json#/who.schema.json/~1properties~1a~1title',
        says: 'was changed after this was written',
      },
      {
        schema: { a: text },
        words: { 'who.schema.json': inSchema },
        published,
        at: 'translated.json#/ar/who.schema.json',
        says: 'Translations of who.schema.json were written',
      },
    ],
  },
  doneSaysWhatHappens: {
    good: [
      { schema: { a: text }, form: done('Your answers have been received') },
      ...[
        'We answer by e-mail. No confirmation is sent by e-mail.',
        'You will not get a receipt by e-mail.',
        'We do not send a confirmation by e-mail.',
        'Without a confirmation by e-mail your place is not reserved.',
        'Please keep the receipt of the bank and send it by e-mail to the office.',
        'The articles have not yet been sent.',
        'A draft stays saved on this device until you clear it.',
      ].map((words) => ({ schema: { a: text }, form: done(words) })),
      {
        schema: { a: text },
        words: {
          'form.json': { ...inForm, '/done/text/0': 'اتصلوا بنا لتأكيد موعدكم أو اكتبوا إلى البريد الإلكتروني.' },
        },
      },
      { schema: { a: text }, form: { ...done('It has not been sent. The file trip.json is saved'), ...saving } },
      { schema: { a: text }, form: { ...done('We received it. A copy is in trip.json'), submit: both } },
    ],
    bad: [
      {
        schema: { a: text },
        form: done('Nothing has been sent to us yet'),
        at: 'form.json#/done/text/0',
        says: 'but "submit.post" sends it',
      },
      {
        schema: { a: text },
        form: { ...done('We received it, as you see in trip.json'), ...saving },
        at: 'form.json#/done/text/0',
        says: 'without "submit.post" nothing is sent',
      },
      {
        schema: { a: text },
        form: done('You will receive a confirmation by e-mail'),
        at: 'form.json#/done/text/0',
        says: 'promises a receipt by e-mail, but without "mail" none is sent',
      },
      {
        schema: { a: text },
        words: { 'form.json': { ...inForm, '/done/text/0': 'ستصلكم رسالة تأكيد على البريد الإلكتروني.' } },
        at: 'ar.json#/form.json/~1done~1text~10',
        says: 'promises a receipt by e-mail',
      },
      ...[
        'It was saved on this device',
        'A copy was saved to your device.',
        'Your browser has saved a copy of your answers.',
        'A PDF copy was downloaded to your phone.',
      ].map((words) => ({
        schema: { a: text },
        form: done(words),
        at: 'form.json#/done/text/0',
        says: 'no file is saved',
      })),
      {
        schema: { a: text },
        form: { ...done('It is in the file visit.json'), ...saving },
        at: 'form.json#/done/text/0',
        says: 'Write trip.json',
      },
      {
        schema: { a: text },
        form: { ...done('Bring the file to us'), ...saving },
        at: 'form.json#/done/text',
        says: 'is called trip.json',
      },
      {
        schema: { a: text },
        words: { 'form.json': { ...inForm, '/done/text/0': 'لم يُرسَل شيء بعد.' } },
        at: 'ar.json#/form.json/~1done~1text~10',
        says: 'but "submit.post" sends it',
      },
    ],
  },
  filesUsed: {
    good: [{ schema: { a: text } }, { schema: { a: text }, files: { 'trip/old.json': {} } }],
    bad: [
      {
        schema: { a: text },
        files: { 'trip/whom.schema.json': {} },
        at: 'whom.schema.json#',
        says: 'No step of form.json uses whom.schema.json',
      },
      ...(
        [
          ['Office.json', 'Call it office.json, or remove it.'],
          ['AR.json', 'Call it ar.json, or remove it.'],
          ['who.ui.json.json', 'Call it who.ui.json, or remove it.'],
          ['who.UI.json', 'Call it who.ui.json, or remove it.'],
        ] as const
      ).map(([name, says]) => ({ schema: { a: text }, files: { [`trip/${name}`]: {} }, at: `${name}#`, says })),
    ],
  },
  editorSchemas: {
    good: [
      { schema: { a: text }, form: { $schema: '../form.schema.json' } },
      { schema: { a: text }, ui: { $schema: 'http://json-schema.org/draft-07/schema#' } },
    ],
    bad: [
      {
        schema: { a: text },
        form: { $schema: '../step.schema.json' },
        at: 'form.json#/$schema',
        says: 'does not describe this file',
      },
      {
        schema: { a: text },
        ui: { $schema: '../nope.json' },
        at: 'who.ui.json#/$schema',
        says: 'which does not describe this file',
      },
    ],
  },
  answersKept: {
    good: [
      {
        schema: { a: text },
        form: { ...done('The file trip.json is saved'), submit: { download: 'trip.json', document: { a: '/who/a' } } },
      },
    ],
    bad: [
      {
        schema: { a: text, b: { ...text, title: 'B' } },
        form: { ...done('The file trip.json is saved'), submit: { download: 'trip.json', document: { a: '/who/a' } } },
        at: 'who.schema.json#/properties/b',
        says: 'Add "/who/b" to "document"',
      },
    ],
  },
  referencesResolve: {
    good: [
      { schema: { a: text }, form: submit({ all: '/who', first: { a: '/who/a' } }) },
      { schema: { a: text, c: text, l: list }, ui: { a: { 'ui:same-as': 'who[c]' }, l: { 'ui:named-by': 'b' } } },
    ],
    bad: [
      {
        schema: { name: text },
        form: submit({ inner: { name: '/who/nane' } }),
        at: 'form.json#/submit/document/inner/name',
        says: 'Perhaps "/who/name" was meant',
      },
      {
        schema: { a: text },
        form: { again: { label: 'Again', keep: ['whom'] } },
        at: 'form.json#/again/keep/0',
        says: 'Perhaps "who" was meant',
      },
      { schema: { a: text }, ui: { a: { 'ui:same-as': 'who[b]' } }, at: 'who.ui.json#/a/ui:same-as', says: 'who[b]' },
      { schema: { l: list }, ui: { l: { 'ui:named-by': 'a' } }, at: 'who.ui.json#/l/ui:named-by', says: '"a" under' },
    ],
  },
  stepsAnswerable: {
    good: [
      { schema: { a: text }, form: { next: 'when-valid' } },
      { schema: { a: fixed }, form: { next: 'check' } },
    ],
    bad: [
      {
        schema: { a: fixed },
        form: { next: 'when-valid' },
        at: 'form.json#/steps/0',
        says: 'nobody gets past the step "who"',
      },
      {
        schema: { group: { type: 'object', title: 'Group', properties: { a: fixed } } },
        form: { next: 'when-valid' },
        at: 'form.json#/steps/0',
        says: 'nobody gets past the step "who"',
      },
    ],
  },
  stepsDistinct: {
    good: [{ schema: { a: text } }],
    bad: [
      {
        schema: { a: text },
        form: {
          steps: [
            { id: 'who', label: 'Who', at: '/one' },
            { id: 'who', label: 'Who', at: '/two' },
          ],
        },
        at: 'form.json#/steps/1',
        says: 'Two steps have the id "who"',
      },
    ],
  },
  versionRaised: {
    good: [{ schema: { a: text } }, { schema: { a: { ...text, title: 'Other', maxLength: 9 } }, published }],
    bad: [
      { schema: { b: text }, published, at: 'form.json#/version', says: 'who[a] is gone' },
      {
        schema: { a: { ...text, format: 'date' } },
        published,
        at: 'form.json#/version',
        says: 'was string and is date',
      },
      { schema: { a: text, b: text }, published, at: 'published.json#', says: 'does not describe version 1' },
      { schema: { b: text }, published, form: { version: 2 }, at: 'published.json#', says: 'describe version 2' },
      {
        schema: { a: text },
        published: { ...published, version: 2 },
        at: 'form.json#/version',
        says: 'Version 2 was published already',
      },
    ],
  },
};
