// Answers that were given in the form are kept as examples.
import { beforeEach, expect, it } from 'vitest';
import type { FileChange, KeptExample, PlanAnswer } from '../../../engine/studio/protocol/actions.ts';
import { writeFiles } from '../../compile/support/writeForm.ts';
import { answered, askStudio, who } from '../support/askStudio.ts';

let asked: Awaited<ReturnType<typeof askStudio>>;
const REFUSED = 'trip/examples/refused/nameless.json';

beforeEach(async () => {
  asked = await askStudio();
  const day = {
    type: 'string',
    title: 'Day',
    format: 'date',
    formatMinimum: 'today',
    formatMaximum: 'today + 30 days',
  };
  writeFiles(asked.folder, {
    'trip/who.schema.json': {
      ...who,
      properties: { ...who.properties, day },
      required: ['name'],
      errorMessage: { required: { name: 'Name is required' } },
    },
    'trip/examples/minimal.json': '{\n  "who": { "name": "Maya", "day": "{today + 3 days}" }\n}\n',
    [REFUSED]: { from: 'minimal', change: { 'who[name]': null }, errors: { 'who[name]': 'Name is required' } },
  });
});

async function plan(kept: KeptExample): Promise<readonly FileChange[] | string> {
  const action = { kind: 'keep-example', kept };
  const answer = await answered<PlanAnswer>(asked.post('plan', { form: 'trip', action }));
  return 'files' in answer ? answer.files : answer.problem;
}

/** The day that the example names, as the form has it. */
async function today3(): Promise<string> {
  const { examples } = await answered<{ examples: { name: string; answers: { who: { day: string } } }[] }>(
    asked.get('forms/trip'),
  );
  return examples.find(({ name }) => name === 'minimal')?.answers.who.day ?? '';
}

it('a new example is written, and nothing else', async () => {
  expect(await plan({ name: 'two', answers: { who: { name: 'Rami' } }, errors: {} })).toEqual([
    { name: 'trip/examples/two.json', before: null, after: expect.stringContaining('"name": "Rami"') },
  ]);
});

it('saving an opened example writes only the changed answers; days relative to today stay relative', async () => {
  const answers = { who: { name: 'Rami', day: await today3() } };
  expect(await plan({ name: 'minimal', from: 'minimal', answers, errors: {} })).toEqual([
    {
      name: 'trip/examples/minimal.json',
      before: asked.onDisk('trip/examples/minimal.json'),
      after: '{\n  "who": { "name": "Rami", "day": "{today + 3 days}" }\n}\n',
    },
  ]);
});

it('refused answers are kept as a change of the example that they began with, with the messages', async () => {
  const answers = { who: { day: await today3(), grade: '2' } };
  const kept = { from: 'minimal', answers, errors: { 'who[name]': 'Name is required' } };
  const expected = { from: 'minimal', change: { 'who[name]': null, 'who[grade]': '2' }, errors: kept.errors };
  for (const name of ['refused/nameless', 'refused/unnamed']) {
    const files = await plan({ name, ...kept });
    expect(typeof files === 'string' ? files : files.map((file) => [file.name, JSON.parse(file.after ?? '')])).toEqual([
      [`trip/examples/${name}.json`, expected],
    ]);
  }
});

it.each([
  ['refused answers among the accepted', 'minimal', { x: 'no' }, 'The form refuses these answers'],
  ['accepted answers among the refused', 'refused/nameless', {}, 'The form accepts these answers'],
  ['a name that is a path', '../minimal', {}, 'Name an example by'],
  ['a name with blanks', 'two children', {}, 'Name an example by'],
])('%s are not kept', async (_, name, errors, problem) => {
  expect(await plan({ name, answers: { who: {} }, errors })).toContain(problem);
});
