import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWizardStore } from '../../../engine/react/state/store.ts';
import { makeForm } from '../../core/support/makeForm.ts';
import { group, text } from '../../core/support/schemas.ts';
import { makeSteps } from '../../core/support/steps.ts';

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

describe('a listener of a question is called', () => {
  it('for its own answer and not for others', async () => {
    const { store, calls } = await heard();
    store.dispatch({ type: 'change', name: 'c', answer: 'x' });
    expect(calls.splice(0)).toEqual(['all', 'c']);
    store.dispatch({ type: 'change', name: 'b', answer: 'y' });
    expect(calls).toEqual(['all', 'b']);
  });

  it('for changes that can affect which questions are asked or what they show', async () => {
    const { store, calls } = await heard();
    store.dispatch({ type: 'change', name: 'a', answer: 'c is needed' });
    expect(calls).toEqual(['all', 'a', 'b', 'c']);
  });

  it('when it is left, and not when others are', async () => {
    const { store, calls } = await heard();
    store.dispatch({ type: 'leave', name: 'b' });
    expect(calls).toEqual(['all', 'b']);
  });

  it('never after it was removed', async () => {
    const { store, calls } = await heard();
    store.subscribe(() => calls.push('gone'), 'b')();
    store.dispatch({ type: 'change', name: 'b', answer: 'y' });
    expect(calls).toEqual(['all', 'b']);
  });
});

describe('text input', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function typing() {
    const store = createWizardStore(await makeSteps({ next: 'check' }));
    store.dispatch({ type: 'change', name: 'who[name]', answer: 'M' });
    return { store, name: () => store.getState().answers.who };
  }

  it('is an answer 400 ms after the last key', async () => {
    const { store, name } = await typing();
    for (const text of ['Ma', 'May']) store.type('who[name]', text);
    vi.advanceTimersByTime(399);
    expect(name()).toEqual({ name: 'M' });
    vi.advanceTimersByTime(1);
    expect(name()).toEqual({ name: 'May' });
  });

  it('is an answer 900 ms after the first key that is not one yet, however fast further keys follow', async () => {
    const { store, name } = await typing();
    for (let i = 1; i <= 10; i++) {
      store.type('who[name]', `M${i}`);
      vi.advanceTimersByTime(100);
    }
    expect(name()).toEqual({ name: 'M9' });
    vi.advanceTimersByTime(400);
    expect(name()).toEqual({ name: 'M10' });
  });

  it('is an answer after flush(), and is not committed a second time', async () => {
    const { store, name } = await typing();
    store.type('who[name]', 'May');
    store.flush();
    expect(name()).toEqual({ name: 'May' });
    store.dispatch({ type: 'change', name: 'who[name]', answer: 'Sara' });
    store.flush();
    vi.advanceTimersByTime(1000);
    expect(name()).toEqual({ name: 'Sara' });
  });

  it('is an answer before any action is reduced', async () => {
    const { store, name } = await typing();
    store.type('who[name]', 'Ma');
    store.dispatch({ type: 'leave', name: 'who[name]' });
    expect(name()).toEqual({ name: 'Ma' });
  });

  it('is an answer before another field has text input', async () => {
    const { store, name } = await typing();
    store.dispatch({ type: 'change', name: 'who[more]', answer: 'yes' });
    store.dispatch({ type: 'change', name: 'who[note]', answer: 'x' });
    store.type('who[name]', 'Ma');
    store.type('who[note]', 'xy');
    expect(name()).toEqual({ name: 'Ma', more: 'yes', note: 'x' });
  });

  it('is an answer with every key in a field that was left, was or becomes blank, or after a submission failed', async () => {
    const { store, name } = await typing();
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
