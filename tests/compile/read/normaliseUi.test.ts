import { describe, expect, it } from 'vitest';
import { normaliseUi } from '../../../engine/compile/read/normaliseUi.ts';

describe('ui:options', () => {
  it('that have a ui: key of their own stand under it, the others stay', () => {
    expect(normaliseUi({ 'ui:widget': 'textarea', 'ui:options': { help: 'In full', rows: 8 } })).toEqual({
      'ui:widget': 'textarea',
      'ui:help': 'In full',
      'ui:options': { rows: 8 },
    });
    expect(normaliseUi({ 'ui:options': { placeholder: 'x' } })).toEqual({ 'ui:placeholder': 'x' });
  });

  it('give way to the ui: key beside them', () => {
    expect(normaliseUi({ 'ui:help': 'a', 'ui:options': { help: 'b' } })).toEqual({ 'ui:help': 'a' });
  });
});
