import { describe, expect, it } from 'vitest';
import { sections, uiOf } from '../../../engine/core/model/sections.ts';
import { group, text } from '../support/schemas.ts';

const ui = {
  'ui:sections': [
    { title: 'One', fields: ['b', 'hidden', 'a'] },
    { title: 'Gone', text: ['About what is hidden'], fields: ['hidden'] },
    { title: 'Conditions', text: ['Please read', ['this', 'that']], fields: [] },
  ],
};

describe('sections', () => {
  it('drops hidden questions, and sections that are left empty', () => {
    expect(sections(group({ a: text, b: text }), ui)).toEqual([
      { title: 'One', fields: ['b', 'a'], declared: ['b', 'hidden', 'a'] },
      { title: 'Conditions', text: ['Please read', ['this', 'that']], fields: [], declared: [] },
    ]);
  });

  it('gives one section in schema order without ui:sections', () => {
    expect(sections(group({ a: text, b: text }), {})).toEqual([{ fields: ['a', 'b'], declared: ['a', 'b'] }]);
  });

  it('gives one section in the order of ui:order: * means all others, missing names come last', () => {
    const schema = group({ a: text, b: text, c: text });
    const order = (...names: string[]) => sections(schema, { 'ui:order': names })[0]?.fields;
    expect(order('c', '*', 'a', 'hidden')).toEqual(['c', 'b', 'a']);
    expect(order('c')).toEqual(['c', 'a', 'b']);
  });

  it('returns the same object for the same questions', () => {
    const schema = group({ a: text });
    expect(sections(schema, ui)).toBe(sections(schema, ui));
    expect(sections(schema, ui)).not.toBe(sections(schema, {}));
  });
});

it('uiOf returns one shared empty object for questions without an entry', () => {
  expect(uiOf({ a: { 'ui:description': 'x' } }, 'a')).toEqual({ 'ui:description': 'x' });
  expect(uiOf({}, 'a')).toBe(uiOf({}, 'b'));
});
