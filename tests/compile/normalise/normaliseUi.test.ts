import { describe, expect, it } from 'vitest';
import { normaliseUi } from '../../../engine/compile/normalise/normaliseUi.ts';

describe('normaliseUi', () => {
  it('moves ui:options that exist as ui: keys to those keys and keeps the others', () => {
    expect(normaliseUi({ 'ui:widget': 'textarea', 'ui:options': { help: 'In full', rows: 8 } })).toEqual({
      'ui:widget': 'textarea',
      'ui:help': 'In full',
      'ui:options': { rows: 8 },
    });
    expect(normaliseUi({ 'ui:options': { placeholder: 'x' } })).toEqual({ 'ui:placeholder': 'x' });
  });

  it('prefers an existing ui: key to the option of the same name', () => {
    expect(normaliseUi({ 'ui:help': 'a', 'ui:options': { help: 'b' } })).toEqual({ 'ui:help': 'a' });
  });
});
