// In a condition, --mend removes keywords that change no result, and nothing else. It leaves them where a `$ref` leads to them from a
// second place, or where the compiler evaluates something else than what the file says; then the maintainer has to decide.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCheck } from '../../engine/check/runCheck.ts';
import { formFile, writeForm } from '../compile/support/writeForm.ts';

const is = (test: object, key = 'c') => ({ properties: { [key]: test }, required: [key] });
const choice = { type: 'string', title: 'Choice', enum: ['a', 'b', 'c'] };
const number = { type: 'integer', title: 'Number', minimum: 1, maximum: 9 };
const text = { type: 'string', title: 'Text', maxLength: 50 };
const group = { type: 'object', title: 'Group', properties: { d: choice, e: number } };
const then = { properties: { x: text } };

/** Runs --mend on a form with this schema. The codes of findings that are left, without those of translations; and the schema file as it is then. */
async function mended(
  schema: object,
  others: object = {},
): Promise<readonly [left: readonly string[], schema: object]> {
  const folder = writeForm({
    'trip/who.schema.json': { type: 'object', properties: { c: choice, n: number, g: group }, ...schema },
    'trip/who.ui.json': { 'ui:order': ['c', 'n', 'g', 'x'] },
    'trip/ar.json': undefined,
    ...others,
  });
  const lines: string[] = [];
  await runCheck([folder, '--mend', '--json'], (line) => lines.push(line));
  const found: readonly { readonly code: string }[] = JSON.parse(lines.join('\n'));
  const left = found.map(({ code }) => code).filter((code) => code !== 'translated');
  return [left, JSON.parse(readFileSync(path.join(folder, 'trip/who.schema.json'), 'utf8'))];
}

describe('is removed:', () => {
  it.each<[string, object, object]>([
    [
      'a test that stands there twice',
      { allOf: [is({ const: 'a' }), is({ const: 'a' })] },
      { allOf: [is({ const: 'a' })] },
    ],
    [
      'one that another implies',
      { anyOf: [{ required: ['c'] }, is({ const: 'a' })] },
      { anyOf: [{ required: ['c'] }] },
    ],
    [
      'one inside of not',
      { not: { allOf: [is({ minimum: 5 }, 'n'), is({ const: 6 }, 'n')] } },
      { not: { allOf: [is({ const: 6 }, 'n')] } },
    ],
    [
      'an answer that is asked for besides',
      {
        properties: { c: { enum: ['a', 'b', 'c'] }, n: { const: 2 } },
        required: ['c', 'n'],
        allOf: [{ required: ['c'] }],
      },
      { properties: { n: { const: 2 } }, required: ['n'], allOf: [{ required: ['c'] }] },
    ],
    [
      'the test of an answer that has to be there',
      { properties: { c: { enum: ['a', 'b', 'c'] }, n: { const: 2 } }, required: ['c', 'n'] },
      { properties: { n: { const: 2 } }, required: ['c', 'n'] },
    ],
    [
      'one in a group',
      {
        properties: { c: { const: 'a' }, g: { properties: { e: { minimum: 1, maximum: 9 } }, required: ['e'] } },
        required: ['c', 'g'],
      },
      { properties: { c: { const: 'a' }, g: { required: ['e'] } }, required: ['c', 'g'] },
    ],
  ])('%s', async (_, before, after) => {
    expect(await mended({ if: before, then })).toEqual([[], expect.objectContaining({ if: after, then })]);
  });
});

describe('stays:', () => {
  const twice = { allOf: [is({ const: 'a' }), is({ const: 'a' })] };

  it('in a branch that other groups may have as well', async () => {
    const [left, schema] = await mended({
      allOf: [{ $ref: '#/$defs/branch' }],
      $defs: { branch: { if: twice, then } },
    });
    expect(left).toEqual(['testsDecide']);
    expect(schema).toHaveProperty('$defs.branch.if', twice);
  });

  it('in a limit that is evaluated in another way', async () => {
    const condition = is({ minimum: 6, exclusiveMinimum: 5 }, 'n');
    const [left, schema] = await mended({ if: condition, then });
    expect(left.length).toBeLessThan(2);
    expect(schema).toHaveProperty('if', condition);
  });

  it('where answers of other steps decide', async () => {
    const [left, schema] = await mended(
      { if: twice, then },
      {
        'trip/form.json': formFile({
          steps: [
            { id: 'who', label: 'Who' },
            { id: 'why', label: 'Why' },
          ],
        }),
        'trip/why.schema.json': {
          type: 'object',
          properties: { y: text },
          if: { required: ['/n'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { z: { ...text, title: 'More' } } },
        },
        'trip/why.ui.json': { 'ui:order': ['y', 'z'] },
      },
    );
    expect(left).toEqual(['testsDecide']);
    expect(schema).toHaveProperty('if', twice);
  });
});
