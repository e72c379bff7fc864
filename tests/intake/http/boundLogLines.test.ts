import fastify from 'fastify';
import { expect, it } from 'vitest';
import { withOverrides } from '../../../engine/intake/config/limits.ts';
import { boundLogLines } from '../../../engine/intake/http/boundLogLines.ts';

const limits = withOverrides({ logLines: { inSum: 3 } });

it('limits lines per minute, errors separately from the rest, and logs how many were dropped', async () => {
  const lines: { msg: string; leftOut?: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  let now = 0;
  const { log } = fastify({ logger: boundLogLines({ level: 'info', stream }, limits, () => now) });
  const written = () => lines.splice(0).map(({ msg, leftOut }) => (leftOut === undefined ? msg : leftOut));
  now = 60_000;
  for (let i = 1; i <= 5; i++) log.info(`refused ${i}`);
  log.error('failed');
  expect(written()).toEqual(['refused 1', 'refused 2', 'refused 3', 'failed']);
  now += 59_999;
  log.info('refused 6');
  expect(written()).toEqual([]);
  now += 1;
  log.child({ reqId: 1 }).info('refused 7');
  expect(written()).toEqual([3, 'refused 7']);
  log.info('refused 8');
  expect(written()).toEqual(['refused 8']);
});
