import { describe, expect, it } from 'vitest';
import { toFormData } from '../../engine/browser/toFormData.ts';
import type { Answers } from '../../engine/core/model/types.ts';
import { bytesOf } from '../support/bytesOf.ts';
import { flatten, isAttachment } from '../support/flatten.ts';
import { readExamples } from '../support/readExamples.ts';

const report = { id: 'f1', name: 'Report é.pdf', type: 'application/pdf', size: 3 };
const file = new File(['abc'], report.name, { type: report.type });
const parts = (answers: Answers) => [...toFormData(answers, (id) => (id === 'f1' ? file : undefined))];

describe('toFormData', () => {
  it.each<[string, Answers, [string, string][]]>([
    ['an answer at the root', { status: 'married' }, [['status', 'married']]],
    [
      'a group',
      { who: { name: 'Maya', where: { city: 'Beirut' } } },
      [
        ['who[name]', 'Maya'],
        ['who[where][city]', 'Beirut'],
      ],
    ],
    [
      'a list of groups',
      { rows: [{ a: '1' }, { a: '2', b: '3' }] },
      [
        ['rows[0][a]', '1'],
        ['rows[1][a]', '2'],
        ['rows[1][b]', '3'],
      ],
    ],
    [
      'a list of texts',
      { g: { tags: ['x', 'y'] } },
      [
        ['g[tags][0]', 'x'],
        ['g[tags][1]', 'y'],
      ],
    ],
    [
      'a number and a yes',
      { age: 7, zero: 0, sure: false },
      [
        ['age', '7'],
        ['zero', '0'],
        ['sure', 'false'],
      ],
    ],
    ['nothing', { a: undefined, b: null, g: {}, l: [] }, []],
    [
      'text to the letter',
      { n: ' Lebanese', t: '<"&\u200f' },
      [
        ['n', ' Lebanese'],
        ['t', '<"&\u200f'],
      ],
    ],
  ])('%s', (_, answers, expected) => {
    expect(parts(answers)).toEqual(expected);
  });

  it('appends the bytes of a file for its attachment, also in lists', async () => {
    const found = parts({ who: { report }, photos: [report] });
    expect(found.map(([name]) => name)).toEqual(['who[report]', 'photos[0]']);
    for (const [, part] of found) {
      const sent = part as File;
      expect([sent.name, sent.type, await sent.text()]).toEqual([report.name, report.type, 'abc']);
    }
  });

  it('gives no index to an entry without answers, so that a list has no holes', () => {
    expect(parts({ rows: [{}, { a: 'x' }, { b: { c: undefined } }, { a: 'y' }] })).toEqual([
      ['rows[0][a]', 'x'],
      ['rows[1][a]', 'y'],
    ]);
  });

  it('sends the description of a file that is missing, so that the intake reports it at its field', () => {
    expect([...toFormData({ report }, () => file, new Set(['f1']))]).toEqual([['report', 'f1']]);
    expect(parts({ report: { ...report, id: 'gone' } }).map(([name]) => name)).toEqual([
      ...['report[id]', 'report[name]', 'report[type]', 'report[size]'],
    ]);
  });

  it.each(readExamples().filter(({ name }) => name === 'maximal'))(
    '$form/$name: sends every answer once',
    ({ answers }) => {
      const files = new Map(
        flatten(answers).flatMap(([, answer]) =>
          isAttachment(answer) ? [[answer.id, new File([bytesOf(answer)], answer.name)] as const] : [],
        ),
      );
      const sent = [...toFormData(answers, (id) => files.get(id))];
      expect(sent.map(([name, part]) => [name, typeof part === 'string' ? part : part.name])).toEqual(
        flatten(answers).map(([name, answer]) => [name, isAttachment(answer) ? answer.name : String(answer)]),
      );
    },
  );
});
