import { describe, expect, it } from 'vitest';
import { normaliseAnswers } from '../../../engine/core/answers/normaliseAnswers.ts';
import { file, group, list, text, when, yesNo } from '../support/schemas.ts';

const schema = group(
  { name: text, age: { type: 'integer' }, rows: list(group({ a: text })), tags: list(text), more: yesNo },
  when('more', 'yes', group({ note: text }), group({ other: text, report: file })),
);

describe('normaliseAnswers', () => {
  it('normalises answers in groups and lists at every depth', () => {
    const raw = { name: ' A ', age: '٧', rows: [{ a: ' x ' }, { a: ' ' }], tags: [' t '], more: 'yes', note: ' n ' };
    expect(normaliseAnswers(schema, raw)).toEqual({
      answers: { name: 'A', age: 7, rows: [{ a: 'x' }, {}], tags: ['t'], more: 'yes', note: 'n' },
      unknown: [],
    });
  });

  it('keeps answers of hidden branches, since they are known questions', () => {
    expect(normaliseAnswers(schema, { more: 'yes', other: 'x' })).toEqual({
      answers: { more: 'yes', other: 'x' },
      unknown: [],
    });
  });

  it('removes answers without a question and lists their names', () => {
    const raw = { z: '1', rows: [{ a: 'x' }, { b: { c: '1' } }], hasOwnProperty: 'x' };
    expect(normaliseAnswers(schema, raw)).toEqual({
      answers: { rows: [{ a: 'x' }, {}] },
      unknown: ['z', 'rows[1][b]', 'hasOwnProperty'],
    });
  });

  it('treats a file as a single answer', () => {
    const report = { id: '1', name: ' a.pdf ', type: 'application/pdf', size: 5 };
    expect(normaliseAnswers(schema, { report })).toEqual({ answers: { report }, unknown: [] });
  });
});
