import { ruleTests, text } from '../schemaCases.ts';

const file = { type: 'object', format: 'attachment', title: 'File' };
const attachments = { maxBytes: 1000, types: ['application/pdf'] };
const problem = 'The form asks for a file but sets no limits';

ruleTests('attachmentsLimited', /asks for a file/, [
  { why: 'accepts a form without files', schema: { a: text }, problems: [] },
  { why: 'accepts a file with limits', schema: { a: file }, form: { attachments }, problems: [] },
  { why: 'reports a file without limits', schema: { a: file }, problems: [problem] },
  {
    why: 'reports files in a list and in a branch',
    schema: {
      properties: { a: { type: 'array', title: 'x', maxItems: 2, items: file } },
      if: { required: ['a'] },
      else: { properties: { b: file } },
    },
    problems: [problem, problem],
  },
]);
