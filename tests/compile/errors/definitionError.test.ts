// Every mistake in a definition throws a DefinitionError with file, pointer, line, problem and repair.
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/compileForm.ts';
import { DefinitionError } from '../../../engine/compile/errors/definitionError.ts';
import { fault } from '../support/findings.ts';
import { type Files, formFile, goodFiles, writeForm } from '../support/writeForm.ts';

const schema = goodFiles['trip/who.schema.json'];
const withName = (name: unknown) => ({ 'trip/who.schema.json': { ...schema, properties: { name } } });
const text = { type: 'string', title: 'Name', maxLength: 50 };

interface Case {
  readonly why: string;
  readonly files: Files;
  readonly at: readonly [file: string, pointer: string, line: number | undefined];
  readonly problem: RegExp;
}

const cases: readonly Case[] = [
  {
    why: 'broken JSON',
    files: { 'trip/who.schema.json': '{\n  "type": "object"\n  "properties": {}\n}' },
    at: ['trip/who.schema.json', '', 3],
    problem: /This is not JSON: a comma is missing before this/,
  },
  {
    why: 'truncated JSON',
    files: { 'trip/who.ui.json': '{\n  "name": {\n' },
    at: ['trip/who.ui.json', '', 3],
    problem: /This is not JSON/,
  },
  {
    why: 'a trailing comma',
    files: { 'trip/form.json': '{\n  "version": 1,\n}' },
    at: ['trip/form.json', '', 3],
    problem: /This is not JSON/,
  },
  {
    why: 'a comment',
    files: { 'trip/form.json': '{\n  // version\n  "version": 1\n}' },
    at: ['trip/form.json', '', 2],
    problem: /This is not JSON: JSON has no comments/,
  },
  {
    why: 'an empty file',
    files: { 'trip/who.schema.json': '' },
    at: ['trip/who.schema.json', '', 1],
    problem: /This is not JSON/,
  },
  {
    why: 'a step whose file is missing',
    files: { 'trip/form.json': formFile({ steps: [{ id: 'lost', label: 'Lost' }] }) },
    at: ['trip/lost.schema.json', '', undefined],
    problem: /There is no such file/,
  },
  {
    why: 'an unknown key in form.json',
    files: { 'trip/form.json': formFile({ submit: { post: '/trip', psot: '/x' } }) },
    at: ['trip/form.json', '/submit/psot', 15],
    problem: /"psot" is not a key that is allowed here/,
  },
  {
    why: 'a missing key in form.json',
    files: { 'trip/form.json': formFile({ title: undefined }) },
    at: ['trip/form.json', '', 1],
    problem: /"title" is missing here/,
  },
  {
    why: 'a wrong value in form.json',
    files: { 'trip/form.json': formFile({ next: 'always' }) },
    at: ['trip/form.json', '/next', 12],
    problem: /which is not allowed here/,
  },
  {
    why: 'a form.json that is not an object',
    files: { 'trip/form.json': '[]' },
    at: ['trip/form.json', '', 1],
    problem: /but must hold an object/,
  },
  {
    why: 'a schema that is not an object',
    files: { 'trip/who.schema.json': 'null' },
    at: ['trip/who.schema.json', '', 1],
    problem: /but must hold an object/,
  },
  {
    why: 'a question that is not an object',
    files: withName(null),
    at: ['trip/who.schema.json', '/properties/name', 4],
    problem: /must be of type object/,
  },
  {
    why: 'a keyword with a value of the wrong type',
    files: withName({ ...text, maxLength: '50' }),
    at: ['trip/who.schema.json', '/properties/name/maxLength', 7],
    problem: /must be of type integer/,
  },
  {
    why: 'an unknown type',
    files: withName({ ...text, type: 'text' }),
    at: ['trip/who.schema.json', '/properties/name/type', 5],
    problem: /which is not allowed here/,
  },
  {
    why: 'an unknown key of a field in a ui file',
    files: { 'trip/who.ui.json': { name: { 'ui:hnit': 'In full' } } },
    at: ['trip/who.ui.json', '/name/ui:hnit', 3],
    problem: /"ui:hnit" is not a key that is allowed here/,
  },
  {
    why: 'an unknown key in a ui file that another one references',
    files: {
      'trip/who.ui.json': { $ref: 'common.ui.json', 'ui:sections': [{ fields: ['name'] }] },
      'trip/common.ui.json': { name: { 'ui:widget': 'dial' } },
    },
    at: ['trip/common.ui.json', '/name/ui:widget', 3],
    problem: /which is not allowed here/,
  },
  {
    why: 'a $ref to a part that does not exist',
    files: withName({ $ref: '#/$defs/name' }),
    at: ['trip/who.schema.json', '/properties/name/$ref', 5],
    problem: /"#\/\$defs\/name" does not exist/,
  },
  {
    why: 'a $ref to a part that does not exist in another file',
    files: { ...withName({ $ref: '../lists/grade.json#/enum/7' }), 'lists/grade.json': { enum: ['a'] } },
    at: ['trip/who.schema.json', '/properties/name/$ref', 5],
    problem: /does not exist/,
  },
  {
    why: 'a $ref to a file that does not exist',
    files: withName({ $ref: '../lists/grades.json' }),
    at: ['trip/who.schema.json', '/properties/name/$ref', 5],
    problem: /"..\/lists\/grades.json" names a file that does not exist/,
  },
  {
    why: 'a $ref that does not name a JSON file',
    files: withName({ $ref: 'grades' }),
    at: ['trip/who.schema.json', '/properties/name/$ref', 5],
    problem: /"grades" does not name a JSON file/,
  },
  {
    why: 'a circular $ref',
    files: withName({ $ref: '#/properties/name' }),
    at: ['trip/who.schema.json', '/properties/name/$ref', 5],
    problem: /is circular/,
  },
  {
    why: 'a $ref that is circular through another file',
    files: {
      ...withName({ $ref: 'other.schema.json' }),
      'trip/other.schema.json': { type: 'object', properties: { back: { $ref: 'who.schema.json' } } },
    },
    at: ['trip/other.schema.json', '/properties/back/$ref', 5],
    problem: /is circular/,
  },
  {
    why: 'an unknown format',
    files: withName({ ...text, format: 'dat' }),
    at: ['trip/who.schema.json', '/properties/name/format', 8],
    problem: /The format "dat" is not known/,
  },
  {
    why: 'a pattern that is not a regular expression',
    files: withName({ ...text, pattern: '(' }),
    at: ['trip/who.schema.json', '/properties/name/pattern', 8],
    problem: /The pattern is not a regular expression: .*Unterminated group/,
  },
  {
    why: 'a violated rule',
    files: withName({ type: 'string', title: 'Name' }),
    at: ['trip/who.schema.json', '/properties/name', 4],
    problem: /This text has no maximum length/,
  },
];

describe('a definition error', () => {
  it.each(cases)('reports $why', ({ files, at: [file, pointer, line], problem }) => {
    expect(fault(files)).toEqual({
      file,
      pointer,
      line,
      problem: expect.stringMatching(problem),
      repair: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('is not thrown for a valid definition', () => {
    expect(fault({})).toBeUndefined();
  });

  it('prints as one line', () => {
    const folder = writeForm(withName({ ...text, maxLength: '50' }));
    expect(() => compileForm(folder, 'trip')).toThrow(
      `${folder}/trip/who.schema.json:7 /properties/name/maxLength: "maxLength" is the text "50", but must be of type integer. Write 50 without quotes.`,
    );
    const error = new DefinitionError('jsonValid', {
      place: { file: '/x/form.json', pointer: '' },
      problem: 'It is broken.',
      repair: 'Mend it.',
    });
    expect(String(error)).toBe('DefinitionError: /x/form.json /: It is broken. Mend it.');
  });
});
