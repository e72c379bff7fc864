import { describe, expect, it } from 'vitest';
import { fault, problemsOf } from '../../support/findings.ts';
import { formFile } from '../../support/writeForm.ts';
import { text } from '../schemaCases.ts';

interface StepInput {
  readonly id: string;
  readonly at?: string;
  /** Names of its questions. */
  readonly asks: readonly string[];
}

function filesOf(steps: readonly StepInput[]) {
  const schemas = steps.map(({ id, asks }) => [
    `trip/${id}.schema.json`,
    { type: 'object', properties: Object.fromEntries(asks.map((name) => [name, { ...text, title: name }])) },
  ]);
  return {
    // Leaves out the files of the valid form's step.
    'trip/who.schema.json': undefined,
    'trip/who.ui.json': undefined,
    'trip/form.json': formFile({ steps: steps.map(({ id, at }) => ({ id, label: id, at })) }),
    ...Object.fromEntries(schemas),
    ...Object.fromEntries(steps.map(({ id }) => [`trip/${id}.ui.json`, {}])),
  };
}

const one = { id: 'one', asks: ['a', 'b'] };
const two = { id: 'two', asks: ['c', 'd'] };

describe('stepsDistinct', () => {
  it.each<[string, readonly StepInput[], readonly string[]]>([
    [
      'accepts steps with different `at`',
      [
        { ...one, at: '/one' },
        { ...two, at: '/two' },
      ],
      [],
    ],
    ['accepts steps that share the root', [one, two], []],
    [
      'accepts sibling paths',
      [
        { ...one, at: '/x/one' },
        { ...one, id: 'two', at: '/x/two' },
      ],
      [],
    ],
    [
      'accepts a path whose name starts with that of another',
      [
        { ...one, at: '/x' },
        { ...one, id: 'two', at: '/xy' },
      ],
      [],
    ],
    [
      'reports a duplicate id',
      [
        { ...one, at: '/one' },
        { ...one, at: '/two' },
      ],
      ['Two steps have the id "one".'],
    ],
    [
      'reports a duplicate path',
      [
        { ...one, at: '/x' },
        { ...two, at: '/x' },
      ],
      ['The steps "one" and "two" both answer "/x".'],
    ],
    [
      'reports a path within another one',
      [
        { ...one, at: '/x/y' },
        { ...two, at: '/x' },
      ],
      ['The step "one" is at "/x/y", inside of the answers of "two".'],
    ],
    [
      'reports a question that two steps have at the root',
      [one, { ...two, asks: ['c', 'b'] }],
      ['The steps "one" and "two" both answer "b".'],
    ],
    [
      'reports a question at the root that is the path of another step',
      [one, { ...two, at: '/a' }],
      ['The steps "one" and "two" both answer "a".'],
    ],
  ])('%s', (_, steps, problems) => {
    expect(problemsOf(filesOf(steps))).toEqual(problems);
  });

  it('reports the later step in form.json', () => {
    expect(
      fault(
        filesOf([
          { ...one, at: '/x' },
          { ...two, at: '/x' },
        ]),
      ),
    ).toMatchObject({
      file: 'trip/form.json',
      pointer: '/steps/1',
      line: 11,
    });
  });
});
