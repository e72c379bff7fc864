// What the list of applications stores beside their answers: the text of the search, keys to sort by, keys of families.
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../engine/core/locale/foldForSearch.ts';
import { familyKeys } from '../../../engine/core/workflow/familyKeys.ts';
import { searchText } from '../../../engine/core/workflow/searchText.ts';
import { sortKeys } from '../../../engine/core/workflow/sortKeys.ts';
import { makeForm } from '../support/makeForm.ts';
import { office } from './support/makeOffice.ts';

const text = { type: 'string', title: 'Text' };
const form = await makeForm([
  {
    at: ['who'],
    schema: {
      type: 'object',
      properties: {
        name: text,
        grade: { type: 'string', title: 'Grade', enum: ['g1', 'g2', 'g10'] },
        born: { type: 'string', format: 'date', title: 'Born' },
        age: { type: 'number', title: 'Age' },
      },
    },
  },
]);

describe('searchText', () => {
  const found = searchText(office, 'K7QM-4XRT-9', { who: { name: 'Maya Al-Khoury', phone: '+9613123456' } });

  it('holds the reference, the answers and both spellings of a telephone number', () => {
    expect(found).toBe('k7qm 4xrt 9 k7qm4xrt9 maya al khoury 9613123456 96103123456');
  });

  it.each(['k7qm4xrt9', 'K7QM-4XRT', 'khoury', 'mayá', '03 123456'])('is found by %s', (typed) => {
    expect(searchWords(typed).every((word) => found.includes(word))).toBe(true);
  });

  it('has no words for what is not answered', () => {
    expect(searchText(office, 'K7QM', {})).toBe('k7qm k7qm');
  });
});

describe('sortKeys', () => {
  const keys = (who: object) => sortKeys(office, form, { who });

  it('sorts options in the order of the list, texts folded, days by date', () => {
    const people = [
      { grade: 'g10', name: 'Zoe', born: '2015-04-30' },
      { grade: 'g2', name: 'émile', born: '2016-01-02' },
      { grade: 'g1', name: 'Emma', born: '2014-12-31' },
    ];
    const order = (column: number) =>
      people
        .map((who, i) => [keys(who)[column] ?? '', i] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, i]) => i);
    expect([0, 1, 2].map(order)).toEqual([
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('sorts numbers by size', () => {
    const byAge = { ...office, columns: ['/who/age'] };
    const sorted = [-12.5, -1, 0, 2, 10, 1000.25].map((age) => sortKeys(byAge, form, { who: { age } })[0]);
    expect(sorted).toEqual(sorted.toSorted());
    expect(new Set(sorted).size).toBe(6);
  });

  it('has an empty key for what is not answered', () => {
    expect(sortKeys(office, form, {})).toEqual(['', '', '']);
  });
});

describe('familyKeys', () => {
  const keys = (who: object) => familyKeys(office, { who }).map(({ kind, key }) => `${kind} ${key}`);
  const one = { phone: '+9613123456', registry: '12', place: 'Zahlé', name: 'Maya', born: '2019-05-04' };

  it('are equal however the answers are spelt', () => {
    expect(keys(one)).toHaveLength(3);
    expect(keys({ ...one, place: ' zahle', name: 'MAYA ' })).toEqual(keys(one));
  });

  it('differ in one answer, and between their kinds', () => {
    expect(keys(one).filter((key) => keys({ ...one, registry: '13' }).includes(key))).toHaveLength(2);
    expect(new Set(keys(one)).size).toBe(3);
  });

  it('need all their answers', () => {
    expect(keys({ ...one, place: '-', born: undefined })).toHaveLength(1);
    expect(keys({})).toEqual([]);
  });
});
