// Comparisons that leave few answers: the proof finds them, and the check refuses a chain that leaves none.
import { expect, it } from 'vitest';
import { proveDrawn } from '../../engine/prove/proveDrawn.ts';
import { formFile } from '../compile/support/writeForm.ts';

/** Required questions of which each but the first is greater than the one before it. */
function chain(questions: readonly object[], isReversed: boolean): object {
  const names = questions.map((_, i) => `q${i}`);
  const compared = (i: number) => {
    const [other, keyword] = isReversed ? [i + 1, 'lessThan'] : [i - 1, 'moreThan'];
    if (!questions[other]) return {};
    return { [keyword]: { $data: `1/q${other}` }, errorMessage: { [keyword]: 'Wrong order' } };
  };
  return {
    type: 'object',
    properties: Object.fromEntries(questions.map((one, i) => [`q${i}`, { title: `Q ${i}`, ...one, ...compared(i) }])),
    required: names,
    errorMessage: { required: Object.fromEntries(names.map((name) => [name, `${name} is needed`])) },
  };
}

const times = (from: string, to: string) => ({
  type: 'string',
  format: 'time',
  formatMinimum: from,
  formatMaximum: to,
  errorMessage: { formatMinimum: 'Early', formatMaximum: 'Late' },
});
const days = (from: string, to: string) => ({ ...times(from, to), format: 'date' });
const steps = (multipleOf: number) => ({ type: 'number', minimum: 0, maximum: 0.5, multipleOf });

it.each<[what: string, questions: object[]]>([
  ['three minutes', Array(3).fill(times('08:00', '08:02'))],
  ['six minutes', Array(6).fill(times('08:00', '08:05'))],
  ['three days', Array(3).fill(days('2026-09-01', '2026-09-03'))],
  ['steps of 0.1 and 0.2', [steps(0.1), steps(0.2)]],
  ['steps of 0.2 and 0.1', [steps(0.2), steps(0.1), steps(0.2)]],
  ['whole numbers', Array(4).fill({ type: 'integer', minimum: 1, maximum: 4 })],
])('%s', async (_, questions) => {
  for (const isReversed of [false, true]) {
    const files = { 'form.json': formFile({}), 'who.schema.json': chain(questions, isReversed), 'who.ui.json': {} };
    const { refused, findings, idle } = await proveDrawn({ language: 'en', files });
    expect({ refused, findings, idle }).toEqual({ refused: [], findings: [], idle: [] });
  }
});

it.each<[what: string, questions: object[]]>([
  ['four times within three minutes', Array(4).fill(times('08:00', '08:02'))],
  ['four days of three', Array(4).fill(days('2026-09-01', '2026-09-03'))],
  ['four whole numbers of three', Array(4).fill({ type: 'integer', minimum: 1, maximum: 3 })],
])('%s are refused', async (_, questions) => {
  for (const isReversed of [false, true]) {
    const files = { 'form.json': formFile({}), 'who.schema.json': chain(questions, isReversed), 'who.ui.json': {} };
    const { refused } = await proveDrawn({ language: 'en', files });
    expect(new Set(refused)).toEqual(new Set(['comparisonsNameQuestions']));
  }
});
