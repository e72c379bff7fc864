import { describe, expect, it } from 'vitest';
import { createWizardStore } from '../../engine/react/store.ts';
import { makeForm } from '../core/makeForm.ts';
import { group, text } from '../core/schemas.ts';

async function heard() {
  const form = await makeForm([
    {
      schema: {
        ...group({ a: text, b: text, c: text }),
        required: ['b'],
        if: { properties: { a: { const: 'c is needed' } }, required: ['a'] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { required: ['c'] },
      },
    },
  ]);
  const store = createWizardStore(form);
  const calls: string[] = [];
  store.subscribe(() => calls.push('all'));
  for (const name of ['a', 'b', 'c']) store.subscribe(() => calls.push(name), name);
  return { store, calls };
}

describe('a question hears', () => {
  it('of its own answer and not of the others', async () => {
    const { store, calls } = await heard();
    store.dispatch({ type: 'change', name: 'c', answer: 'x' });
    expect(calls.splice(0)).toEqual(['all', 'c']);
    store.dispatch({ type: 'change', name: 'b', answer: 'y' });
    expect(calls).toEqual(['all', 'b']);
  });

  it('of what may change which questions are asked or what they show', async () => {
    const { store, calls } = await heard();
    store.dispatch({ type: 'change', name: 'a', answer: 'c is needed' });
    expect(calls.splice(0)).toEqual(['all', 'a', 'b', 'c']);
    store.dispatch({ type: 'leave', name: 'b' });
    expect(calls).toEqual(['all', 'a', 'b', 'c']);
  });

  it('nothing once it has gone', async () => {
    const { store, calls } = await heard();
    store.subscribe(() => calls.push('gone'), 'b')();
    store.dispatch({ type: 'change', name: 'b', answer: 'y' });
    expect(calls).toEqual(['all', 'b']);
  });
});
