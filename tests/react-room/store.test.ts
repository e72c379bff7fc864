import { describe, expect, it } from 'vitest';
import { createWizardStore } from '../../engine/react/store.ts';
import { makeForm } from '../core/makeForm.ts';
import { group, text } from '../core/schemas.ts';
import { makeSteps } from '../core/steps.ts';

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

describe('a text that is typed', () => {
  async function typing(isHeld: boolean) {
    const store = createWizardStore(await makeSteps({ next: 'check' }));
    store.dispatch({ type: 'change', name: 'who[name]', answer: 'M' });
    store.onTyped(() => isHeld);
    return { store, name: () => store.getState().answers.who };
  }

  it('is the answer at once where nobody holds it', async () => {
    const { store, name } = await typing(false);
    store.type('who[name]', 'Ma');
    expect(name()).toEqual({ name: 'Ma' });
  });

  it('is the answer once it is settled, and then no more', async () => {
    const { store, name } = await typing(true);
    for (const text of ['Ma', 'May']) store.type('who[name]', text);
    expect(name()).toEqual({ name: 'M' });
    store.settle();
    expect(name()).toEqual({ name: 'May' });
    store.dispatch({ type: 'change', name: 'who[name]', answer: 'Sara' });
    store.settle();
    expect(name()).toEqual({ name: 'Sara' });
  });

  it('is the answer before anything else happens', async () => {
    const { store, name } = await typing(true);
    store.type('who[name]', 'Ma');
    store.dispatch({ type: 'leave', name: 'who[name]' });
    expect(name()).toEqual({ name: 'Ma' });
  });

  it('is the answer before another text is', async () => {
    const { store, name } = await typing(true);
    store.dispatch({ type: 'change', name: 'who[more]', answer: 'yes' });
    store.dispatch({ type: 'change', name: 'who[note]', answer: 'x' });
    store.type('who[name]', 'Ma');
    store.type('who[note]', 'xy');
    expect(name()).toEqual({ name: 'Ma', more: 'yes', note: 'x' });
  });

  it('is the answer with every key where that can be seen: left, blank before or after, sent or waiting', async () => {
    const { store, name } = await typing(true);
    store.type('who[name]', undefined);
    expect(name()).toEqual({});
    store.type('who[name]', 'S');
    expect(name()).toEqual({ name: 'S' });
    store.dispatch({ type: 'failed', failure: { reason: 'unreachable', errors: [] } });
    store.type('who[name]', 'Sa');
    expect(name()).toEqual({ name: 'Sa' });
    store.dispatch({ type: 'leave', name: 'who[name]' });
    store.type('who[name]', 'Sara');
    expect(name()).toEqual({ name: 'Sara' });
  });
});
