// Definitions drawn at random: the check accepts or refuses them, what it accepts is proved, and none of its keywords is without effect, of
// which some are left out. `npm run forms:fuzz` draws more.
import { expect, it } from 'vitest';
import { runFuzz } from '../../engine/prove/runFuzz.ts';

it.each([1, 2, 3, 4])('fifty drawn definitions are refused by a rule, or proved, seed %i', async (seed) => {
  const lines: string[] = [];
  const code = await runFuzz(['50', String(seed), '40'], (line) => lines.push(line));
  expect([code, lines.slice(1)]).toEqual([0, []]);
});

it.each([['--seed'], ['0'], ['1.5'], ['2', 'x'], ['1', '1', '1', '1']])(
  '%j is answered with how it is used',
  async (...args) => {
    const lines: string[] = [];
    expect(await runFuzz(args, (line) => lines.push(line))).toBe(2);
    expect(lines).toEqual([expect.stringContaining('forms:fuzz -- 20000')]);
  },
);
