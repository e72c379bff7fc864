import { describe, expect, it } from 'vitest';
import { makeReference, readReference } from '../../../engine/intake/storage/reference.ts';

const references = Array.from({ length: 50 }, makeReference);
const alphabet = '23456789CDFHJKMNPQRTVWX';

const replaced = (text: string, i: number, character: string) => text.slice(0, i) + character + text.slice(i + 1);

describe('a reference', () => {
  it('is three groups of unambiguous characters', () => {
    for (const reference of references)
      expect(reference).toMatch(new RegExp(`^[${alphabet}]{4}-[${alphabet}]{4}-[${alphabet}]$`));
  });

  it('is different each time', () => {
    expect(new Set(references).size).toBe(references.length);
  });

  it('is parsed in any case, with or without dashes and spaces', () => {
    for (const reference of references) {
      const bare = reference.replaceAll('-', '');
      for (const typed of [reference, bare, bare.toLowerCase(), ` ${reference} `, [...bare].join(' ')]) {
        expect(readReference(typed)).toBe(reference);
      }
    }
  });

  it('is refused with one wrong character', () => {
    for (const bare of references.map((reference) => reference.replaceAll('-', ''))) {
      for (let i = 0; i < bare.length; i++) {
        for (const wrong of alphabet) {
          if (wrong !== bare[i]) expect(readReference(replaced(bare, i, wrong))).toBeUndefined();
        }
      }
    }
  });

  it('is refused with two adjacent characters swapped', () => {
    for (const bare of references.map((reference) => reference.replaceAll('-', ''))) {
      for (let i = 1; i < bare.length; i++) {
        const [a = '', b = ''] = [bare[i - 1], bare[i]];
        if (a !== b) expect(readReference(replaced(replaced(bare, i - 1, b), i, a))).toBeUndefined();
      }
    }
  });

  it.each(['', 'K7QM', 'K7QM-4XRT-99', 'O0I1-LLLL-L', 'ليلى'])('%j is refused', (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });
});
