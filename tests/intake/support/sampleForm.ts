// A small form with a group, a condition, an attachment and lists. Its validator is written by hand, so that these tests do
// not depend on the compiler.

import type { Form, Schema } from '../../../engine/core/model/types.ts';
import type { Validate, ValidationError } from '../../../engine/core/model/validator.ts';
import { INCOMPLETE } from '../../../engine/files/fileType.ts';
import { engineTexts } from '../../../engine/languages/index.ts';

const text: Schema = { type: 'string' };
const attachment: Schema = { type: 'object', format: 'attachment' };

const schema: Schema = {
  type: 'object',
  properties: {
    person: {
      type: 'object',
      properties: {
        name: { ...text, title: 'Name' },
        age: { type: 'integer', title: 'Age' },
        born: { ...text, title: 'Born', format: 'date' },
        email: { ...text, title: 'Email', format: 'email' },
        hasReport: { type: 'string', title: 'Is there a report', enum: ['yes', 'no'], enumNames: ['Yes', 'No'] },
      },
      if: { required: ['hasReport'], properties: { hasReport: { const: 'yes' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { report: { ...attachment, title: 'Report' } } },
    },
    pets: { type: 'array', items: { type: 'object', properties: { name: { ...text, title: 'Name' } } } },
    photos: { type: 'array', title: 'Photos', items: attachment },
  },
};

interface Told {
  readonly person?: Readonly<Record<'name' | 'age' | 'hasReport' | 'report', unknown>>;
  readonly photos?: readonly unknown[];
}

const validate: Validate = (data) => {
  const { person, photos = [] } = data as Told;
  const list = Array.isArray(photos) ? photos : [];
  const files = [['/person/report', person?.report], ...list.map((photo, i) => [`/photos/${i}`, photo])] as const;
  const failures: (readonly [fails: boolean, at: string, message: string])[] = [
    [person?.name === undefined, '/person/name', 'Name is required'],
    [typeof (person?.name ?? '') !== 'string', '/person/name', 'Name must be text'],
    [typeof (person?.age ?? 0) !== 'number', '/person/age', 'Age must be a number'],
    [person?.hasReport === 'yes' && !person.report, '/person/report', 'Report is required'],
    [!Array.isArray(photos), '/photos', 'Photos must be a list'],
    ...files.flatMap(([at, file]) => fileFailures(String(at), file as Record<string, unknown> | undefined)),
  ];
  validate.errors = failures.filter(([fails]) => fails).map(([, at, message]) => worded(at, message));
  return validate.errors.length === 0;
};

function fileFailures(at: string, file: Record<string, unknown> | undefined): [boolean, string, string][] {
  if (file === undefined) return [];
  if (typeof file !== 'object') return [[true, at, 'This must be a file']];
  return [
    [file.type === INCOMPLETE, at, 'The file is incomplete'],
    [file.type === '', at, 'The file must be PDF, JPEG or PNG'],
    [file.size === 0, at, 'The file is empty'],
  ];
}

function worded(instancePath: string, message: string): ValidationError {
  const cause = { keyword: 'required', instancePath: '', params: {} };
  return { keyword: 'errorMessage', instancePath, message, params: { errors: [cause] } };
}

export const sampleForm: Form = {
  id: 'sample',
  language: 'en',
  version: 3,
  title: 'Sample',
  route: '/Sample',
  aliases: ['/apply', '/sample-form'],
  steps: [
    {
      id: 'all',
      label: 'All',
      at: [],
      schema,
      ui: { pets: { 'ui:entry': 'Pet' } },
      validate,
      messages: engineTexts.en.validation,
    },
  ],
  next: 'check',
  attachments: { maxBytes: 100_000, types: ['application/pdf', 'image/jpeg', 'image/png'] },
  submit: { post: '/apply' },
  summary: ['/person/name', '/pets/0/name'],
  mail: { to: '/person/email' },
  done: { title: 'Received', text: [] },
};
