// A stranger's file may be anything: each is refused in one sentence, quickly, or imported without what cannot be; nothing is thrown.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runImport } from '../../engine/import/runImport.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const group = (properties: object, others: object = {}) => ({ type: 'object', title: 'Form', properties, ...others });
const times = <Value>(count: number, make: (i: number) => Value): Record<string, Value> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`d${i}`, make(i)]));
const ref = (i: number) => ({ $ref: `#/definitions/d${i}` });
const nested = (open: string, inner: string, close: string, count: number) =>
  open.repeat(count) + inner + close.repeat(count);

async function run(name: string, content: string | Uint8Array | object) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hostile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  const isWritten = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(file, isWritten ? content : JSON.stringify(content));
  const lines: string[] = [];
  const to = path.join(folder, 'made');
  const code = await runImport([file, '--to', to], (line) => lines.push(line.replaceAll(`${folder}/`, '')));
  return { code, lines, made: readdirSync(folder).includes('made') };
}

const sheet = (rows: string) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="survey" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<a><Relationship Id="r1" Target="worksheets/sheet1.xml"/></a>'),
    'xl/worksheets/sheet1.xml': strToU8(rows),
  });
const cell = (word: string) => `<c t="inlineStr"><is><t>${word}</t></is></c>`;
const survey = (count: number) =>
  `<row>${cell('type')}${cell('name')}</row>${Array.from({ length: count }, (_, i) => `<row>${cell('text')}${cell(`q${i}`)}</row>`).join('')}`;

describe('is refused in one sentence:', () => {
  it.each<[string, string, string | Uint8Array | object, RegExp]>([
    ['an empty file', 'a.json', '', /^a\.json is not JSON: .*\.$/],
    ['a file of bytes', 'a.json', new Uint8Array([0, 1, 255, 254]), /^a\.json is not JSON: .*\.$/],
    ['half of a file', 'a.json', '{"type":"object","properties":{"a":', /^a\.json is not JSON: .*\.$/],
    ['more than 8 MB', 'a.json', ' '.repeat(8 * 1024 * 1024 + 1), /^a\.json has more than 8 MB\.$/],
    ['no object', 'a.json', 'null', /^There is no JSON Schema in this\.$/],
    [
      'groups in groups',
      'a.json',
      nested('{"type":"object","properties":{"a":', '{}', '}}', 20_000),
      /^a\.json has parts .* 100 levels\.$/,
    ],
    [
      'lists in lists',
      'a.json',
      nested('[', '', ']', 100_000),
      /^a\.json has parts within parts on more than 100 levels\.$/,
    ],
    [
      'layouts in layouts',
      'a.json',
      `{"schema":{"properties":{"a":{}}},"uischema":${nested('{"type":"Group","elements":[', '', ']}', 3000)}}`,
      /^a\.json has parts within parts on more than 100 levels\.$/,
    ],
    [
      'references to references',
      'a.json',
      group({ a: ref(0) }, { definitions: times(8000, (i) => ref(i + 1)) }),
      /^a\.json has parts .* 100 levels\.$/,
    ],
    [
      'references that double each time',
      'a.json',
      group({ a: ref(0) }, { definitions: times(30, (i) => group({ a: ref(i + 1), b: ref(i + 1) })) }),
      /^a\.json asks for more than 8000 questions, with what its references lead to\.$/,
    ],
    [
      'parts that all stand within each other',
      'a.json',
      group({ a: ref(0) }, { definitions: times(12, () => group(times(12, ref))) }),
      /^a\.json asks for more than 8000 questions/,
    ],
    ['questions without end', 'a.json', group(times(9000, () => text)), /^a\.json asks for more than 8000 questions/],
    [
      'options without end',
      'a.json',
      group({ a: { ...text, enum: Object.keys(times(20_001, String)) } }),
      /^a\.json has more than 20000 options\.$/,
    ],
    ['no workbook', 'a.xlsx', 'type,name', /^a\.xlsx cannot be read: It is no workbook of the kind \.xlsx\.$/],
    [
      'a workbook of before 2007',
      'a.xls',
      new Uint8Array([208, 207, 17, 224]),
      /^a\.xls cannot be read: It is no workbook/,
    ],
    ['another archive', 'a.xlsx', zipSync({ 'a.txt': strToU8('a') }), /^a\.xlsx cannot be read: It is no workbook/],
    [
      'a workbook that unpacks to more than 32 MB',
      'a.xlsx',
      sheet(' '.repeat(33 * 1024 * 1024)),
      /^a\.xlsx cannot be read: Unpacked it has more than 32 MB\.$/,
    ],
    [
      'a sheet without end',
      'a.xlsx',
      sheet(survey(10_000)),
      /^a\.xlsx cannot be read: A sheet has more than 10000 rows\.$/,
    ],
    ['a survey without end', 'a.xlsx', sheet(survey(9000)), /^a\.xlsx asks for more than 8000 questions/],
  ])('%s', async (_, name, content, says) => {
    const { code, lines, made } = await run(name, content);
    expect([code, made]).toEqual([1, false]);
    expect(lines).toEqual([expect.stringMatching(says)]);
  });
});

it('a sheet of tags without end is read in no time, and asks nothing', async () => {
  const { code, lines, made } = await run('a.xlsx', sheet('<row '.repeat(1_000_000)));
  expect([code, made]).toEqual([1, false]);
  expect(lines[0]).toBe('No folder was made: nothing of this can be asked.');
});

/** A definition beside a question that can be asked. */
describe('is left out by itself, and named:', () => {
  const kept = { kept: text };
  it.each<[string, object | string, RegExp]>([
    ['a reference to itself', group({ ...kept, a: { $ref: '#/properties/a' } }), /properties\/a/],
    [
      'references in a circle',
      group({ ...kept, a: ref(0) }, { definitions: { d0: ref(1), d1: ref(0) } }),
      /definitions\/d/,
    ],
    [
      'the whole as a part of itself',
      group(kept, { allOf: [{ $ref: '#' }] }),
      /allOf\/0\/\$ref\s+What is asked within itself is asked on at most 2 levels/,
    ],
    [
      'the whole in twenty places of itself',
      group({ ...kept, ...times(20, () => ({ $ref: '#' })) }),
      /at most 2 levels/,
    ],
    [
      'a format with the name of a method',
      group({ ...kept, a: { ...text, format: 'constructor' } }),
      /properties\/a\/format/,
    ],
    ['the whole as a question of itself', group({ ...kept, a: { $ref: '#' } }), /at most 2 levels/],
    ['a reference to a file', group({ ...kept, a: { $ref: '../../../../etc/passwd' } }), /properties\/a/],
    [
      'a name of every object',
      '{"type":"object","properties":{"__proto__":{"type":"string"},"kept":{"type":"string"}}}',
      /"__proto__"/,
    ],
    ['a name that is a path', group({ ...kept, '../../etc': text }), /called "etc", not/],
    ['a name without end', group({ ...kept, ['x'.repeat(100_000)]: text }), /The answer is called "x{48}"/],
    [
      'numbers without end',
      '{"type":"object","properties":{"kept":{"type":"string","maxLength":9},"a":{"type":"integer","minimum":-1e400}}}',
      /minimum/,
    ],
    ['questions of a ui without end', { schema: group(kept), uiSchema: { a: { a: { a: {} } } } }, /no such question/],
  ])('%s', async (_, content, says) => {
    const { lines, made } = await run('a.json', content);
    expect(lines.join('\n')).toMatch(says);
    expect(made).toBe(true);
    expect(lines.at(-1)).toContain('made is made and proved');
  });

  it('a pattern that backtracks without end is tried on no text that would take long', async () => {
    const { lines } = await run(
      'a.json',
      group({ ...kept, a: { ...text, title: 'A', pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' } }),
    );
    expect(lines.at(-1)).toContain('made is made and proved');
  });
});
