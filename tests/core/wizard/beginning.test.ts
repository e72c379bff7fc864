// A default in a branch is given once the branch begins to apply, to a question that is blank.
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import type { Answers, Form } from '../../../engine/core/index.ts';
import { reduceWizard, startWizard, type WizardAction } from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const text = (title: string, others: object = {}) => ({ type: 'string', title, maxLength: 20, ...others });
const choice = { type: 'string', title: 'Kind', enum: ['a', 'b', 'c'] };
const conditional = (condition: object, then: object) => ({ if: condition, then });
const when = (value: string, then: object) =>
  conditional({ properties: { k: { const: value } }, required: ['k'] }, then);
const questions = (properties: object, others: object = {}) => ({ type: 'object', properties, ...others });

async function formOf(schema: object, files: object = {}, form: object = {}): Promise<Form> {
  const folder = writeForm({
    'trip/who.schema.json': schema,
    'trip/who.ui.json': { 'ui:order': ['*'] },
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }], ...form }),
    ...files,
  });
  return loadForm(compileForm(folder, 'trip').code);
}

/** The answers after these changes, each a name with its answer, or an action. */
function answersAfter(
  form: Form,
  ...changes: readonly (readonly [name: string, answer: unknown] | WizardAction)[]
): Answers {
  const actions = changes.map(
    (change): WizardAction => ('type' in change ? change : { type: 'change', name: change[0], answer: change[1] }),
  );
  return actions.reduce((state, action) => reduceWizard(form, state, action), startWizard(form)).answers;
}

describe('a default in a branch', () => {
  const asking = () =>
    formOf(
      questions(
        { k: choice, n: text('Name') },
        {
          allOf: [
            when('a', { properties: { m: text('More', { default: 'x' }) } }),
            when('b', { properties: { m: text('More', { default: 'y' }) } }),
          ],
        },
      ),
    );

  it('is given when the branch begins to apply, again after it ended', async () => {
    const form = await asking();
    expect(answersAfter(form)).toEqual({});
    expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', m: 'x' });
    expect(answersAfter(form, ['k', 'a'], ['k', 'c'])).toEqual({ k: 'c' });
    expect(answersAfter(form, ['k', 'a'], ['k', 'c'], ['k', 'a'])).toEqual({ k: 'a', m: 'x' });
  });

  it('is not given again once it was cleared', async () => {
    const form = await asking();
    expect(answersAfter(form, ['k', 'a'], ['m', undefined], ['n', 'Ada'])).toEqual({ k: 'a', n: 'Ada' });
  });

  it('takes the place of that of the branch before, where this was not touched', async () => {
    const form = await asking();
    expect(answersAfter(form, ['k', 'a'], ['n', 'Ada'], ['k', 'b'])).toEqual({ k: 'b', n: 'Ada', m: 'y' });
    expect(answersAfter(form, ['k', 'a'], ['k', 'b'], ['k', 'a'])).toEqual({ k: 'a', m: 'x' });
  });

  it('takes the place of that outside of the branch, and gives it back', async () => {
    const m = text('More', { default: 'x' });
    const form = await formOf(questions({ k: choice, m }, when('b', { properties: { m: { default: 'y' } } })));
    expect(answersAfter(form, ['k', 'b'])).toEqual({ k: 'b', m: 'y' });
    expect(answersAfter(form, ['k', 'b'], ['k', 'a'])).toEqual({ k: 'a', m: 'x' });
    expect(answersAfter(form, ['k', 'b'], ['m', 'z'], ['k', 'a'])).toEqual({ k: 'a', m: 'z' });
  });

  it('takes no place of an answer that was given just now and decides on the branch itself', async () => {
    const m = { type: 'string', title: 'More', enum: ['x', 'y', 'z'], default: 'x' };
    const ofItself = conditional(
      { properties: { m: { enum: ['x', 'y'] } }, required: ['m'] },
      { properties: { m: { default: 'y' } } },
    );
    const form = await formOf(questions({ m, n: text('Name') }, ofItself));
    expect(answersAfter(form, ['m', 'z'], ['m', 'x'], ['n', 'Ada'])).toEqual({ m: 'x', n: 'Ada' });
  });

  it('leaves an answer that is there', async () => {
    const form = await asking();
    expect(answersAfter(form, ['k', 'a'], ['m', 'z'], ['k', 'b'])).toEqual({ k: 'b', m: 'z' });
    expect(answersAfter(form, ['k', 'a'], ['m', undefined], ['k', 'b'])).toEqual({ k: 'b', m: 'y' });
  });
});

it('a default that brings up a branch with one gives both', async () => {
  const schema = questions(
    { k: choice },
    {
      allOf: [
        when('a', { properties: { m: text('More', { default: 'x' }) } }),
        conditional({ required: ['m'] }, { properties: { p: text('Place', { default: 'y' }) } }),
      ],
    },
  );
  expect(answersAfter(await formOf(schema), ['k', 'a'])).toEqual({ k: 'a', m: 'x', p: 'y' });
});

it.each<[string, object]>([
  ['dependentSchemas', { dependentSchemas: { k: { properties: { m: text('More', { default: 'x' }) } } } }],
  [
    'else',
    {
      ...when('b', { properties: { o: text('Other') } }),
      else: { properties: { m: text('More', { default: 'x' }) } },
    },
  ],
])('%s', async (_, keywords) => {
  expect(answersAfter(await formOf(questions({ k: choice }, keywords)), ['k', 'a'])).toEqual({ k: 'a', m: 'x' });
});

it('a case of oneOf', async () => {
  const cases = ['a', 'b'].map((value) => ({
    title: `Case ${value}`,
    properties: { k: { const: value }, [`m${value}`]: text(`More ${value}`, { default: value }) },
  }));
  const form = await formOf(questions({ k: { title: 'Kind' } }, { oneOf: cases }));
  expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', ma: 'a' });
  expect(answersAfter(form, ['k', 'a'], ['k', 'b'])).toEqual({ k: 'b', mb: 'b' });
});

it('a branch of an entry, whichever entries are removed', async () => {
  const items = questions(
    { k: choice },
    {
      required: ['k'],
      errorMessage: { required: { k: 'Kind is required' } },
      ...when('a', { properties: { m: text('More', { default: 'x' }) } }),
    },
  );
  const form = await formOf(questions({ l: { type: 'array', title: 'List', maxItems: 3, items } }), {
    'trip/who.ui.json': { l: { items: { 'ui:order': ['*'] } } },
  });
  const add: WizardAction = { type: 'add-entry', name: 'l' };
  const filled = [add, ['l[0][k]', 'a'], add, ['l[1][k]', 'a'], ['l[1][m]', undefined]] as const;
  expect(answersAfter(form, ...filled)).toEqual({ l: [{ k: 'a', m: 'x' }, { k: 'a' }] });
  expect(answersAfter(form, ...filled, { type: 'remove-entry', name: 'l', index: 0 })).toEqual({ l: [{ k: 'a' }] });
});

it('the entries that a list begins with', async () => {
  const items = questions(
    { n: text('Name'), m: text('More', { default: 'x' }) },
    { required: ['n'], errorMessage: { required: { n: 'Name is required' } } },
  );
  const list = { type: 'array', title: 'List', minItems: 2, maxItems: 3, items };
  const then = { properties: { l: list }, required: ['l'] };
  const form = await formOf(questions({ k: choice }, when('a', then)));
  expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', l: [{ m: 'x' }, { m: 'x' }] });
});

const addTo = (name: string): WizardAction => ({ type: 'add-entry', name });

it('an entry that is added where a branch asks more of the entries', async () => {
  const items = questions(
    { n: text('Name'), d: text('Day', { default: 'y' }) },
    { required: ['n'], errorMessage: { required: { n: 'Name is required' } } },
  );
  const list = { type: 'array', title: 'List', maxItems: 3, items };
  const more = { properties: { m: text('More', { default: 'x' }) } };
  const form = await formOf(questions({ k: choice, l: list }, when('a', { properties: { l: { items: more } } })));
  expect(answersAfter(form, addTo('l'))).toEqual({ l: [{ d: 'y' }] });
  expect(answersAfter(form, ['k', 'a'], addTo('l'))).toEqual({ k: 'a', l: [{ m: 'x', d: 'y' }] });
  expect(answersAfter(form, addTo('l'), ['k', 'a'])).toEqual({ k: 'a', l: [{ m: 'x', d: 'y' }] });
});

it.each<[string, object, unknown]>([
  ['single answers', text('', { default: 'x' }), 'x'],
  [
    'groups',
    questions(
      { n: text('Name'), m: text('More', { default: 'x' }) },
      { required: ['n'], errorMessage: { required: { n: 'Name is required' } } },
    ),
    { m: 'x' },
  ],
])('a row of %s, which begins with as many as it needs', async (_, items, entry) => {
  const row = { type: 'array', title: 'Row', minItems: 2, maxItems: 3, items: { ...items, title: undefined } };
  const list = { type: 'array', title: 'List', minItems: 1, maxItems: 3, items: row };
  const form = await formOf(questions({ k: choice }, when('a', { properties: { l: list }, required: ['l'] })));
  const begun = [entry, entry];
  expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', l: [begun] });
  expect(answersAfter(form, ['k', 'a'], addTo('l'))).toEqual({ k: 'a', l: [begun, begun] });
  expect(answersAfter(form, ['k', 'a'], addTo('l[0]'))).toEqual({ k: 'a', l: [[...begun, entry]] });
});

it('rows that are the default of a list that is required', async () => {
  const row = { type: 'array', title: 'Row', minItems: 1, maxItems: 2, items: text('', { title: undefined }) };
  const l = { type: 'array', title: 'List', minItems: 2, maxItems: 3, items: row, default: [['x', 'y'], ['z']] };
  const asked = { properties: { l }, required: ['l'] };
  expect(answersAfter(await formOf(questions({}, asked)))).toEqual({ l: [['x', 'y'], ['z']] });
  const form = await formOf(questions({ k: choice }, when('a', asked)));
  expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', l: [['x', 'y'], ['z']] });
  const cleared = answersAfter(form, ['k', 'a'], ['l[0][0]', undefined], ['l[0][1]', undefined]);
  expect(cleared).not.toEqual({ k: 'a', l: [['x', 'y'], ['z']] });
});

it('a branch that an earlier step decides on', async () => {
  const later = questions(
    { d: text('Day') },
    conditional(
      { properties: { '/k': { const: 'a' } }, required: ['/k'] },
      { properties: { m: text('More', { default: 'x' }) } },
    ),
  );
  const form = await formOf(
    questions({ k: choice }),
    { 'trip/more.schema.json': later, 'trip/more.ui.json': { 'ui:order': ['*'] } },
    {
      steps: [
        { id: 'who', label: 'Who' },
        { id: 'more', label: 'More', at: '/more' },
      ],
    },
  );
  expect(answersAfter(form, ['k', 'a'])).toEqual({ k: 'a', more: { m: 'x' } });
});

it('a form without such a default has no code for it', async () => {
  const form = await formOf(questions({ k: { ...choice, default: 'a' } }));
  expect([form.begin, answersAfter(form)]).toEqual([undefined, { k: 'a' }]);
});
