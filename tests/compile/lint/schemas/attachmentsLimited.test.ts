import { ruleTests, text } from '../schemaCases.ts';

const file = { type: 'object', format: 'attachment', title: 'File' };
const attachments = { maxBytes: 1000, types: ['application/pdf'] };
const problem = 'The form asks for a file but sets no limits';

ruleTests('attachmentsLimited', /asks for a file/, [
  { why: 'takes a form without files', schema: { a: text }, problems: [] },
  { why: 'takes files with limits', schema: { a: file }, form: { attachments }, problems: [] },
  { why: 'finds a file without', schema: { a: file }, problems: [problem] },
  {
    why: 'finds it in a list and in a branch',
    schema: {
      properties: { a: { type: 'array', title: 'x', maxItems: 2, items: file } },
      if: { required: ['a'] },
      else: { properties: { b: file } },
    },
    problems: [problem, problem],
  },
]);
