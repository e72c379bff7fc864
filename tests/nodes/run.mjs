// `npm run test:nodes [-- <major or step> ...]`: the suite on every Node that `engines` of package.json allows, as a table. What
// each step has said stands in node_modules/.cache/nodes/<major>/<step>.log.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../bench/table.mjs';
import { fetchNode } from './fetchNode.mjs';

const project = path.resolve(import.meta.dirname, '../..');
const { npm_execpath: npm } = process.env;
if (!npm) throw new Error('Run this by `npm run test:nodes`: only npm says where npm is.');

const MAJORS = ['20', '22', '24', '26'];

/** Programs for one system each, which every Node has to load. */
const NATIVE =
  'await Promise.all(["libsql", "sharp", "rolldown", "lightningcss", "oxc-parser"].map((name) => import(name)))';

const unit = ['run', 'test:unit', '--', '--project'];

/** @type {Readonly<Record<string, readonly string[]>>} what Node is given */
const STEPS = {
  native: ['--input-type=module', '--eval', NATIVE],
  lint: [npm, 'run', 'lint'],
  types: [npm, 'run', 'typecheck'],
  build: [npm, 'run', 'build'],
  unit: [npm, ...unit, 'unit'],
  component: [npm, ...unit, 'component'],
  e2e: [npm, 'run', 'test:e2e'],
};

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !MAJORS.includes(word) && !(word in STEPS));
if (unknown) throw new Error(`"${unknown}" is none of ${[...MAJORS, ...Object.keys(STEPS)].join(', ')}.`);
const chosen = (/** @type {readonly string[]} */ all) => {
  const some = asked.filter((word) => all.includes(word));
  return some.length > 0 ? some : all;
};
const majors = chosen(MAJORS);
const steps = chosen(Object.keys(STEPS));

const rows = majors.map((major) => {
  const { version, bin } = fetchNode(npm, major);
  return [version, ...steps.map((step) => run(step, major, bin))];
});
process.stdout.write(table(['Node', ...steps], rows));

/**
 * Runs one step on a Node; what to put into the table.
 * @param {string} step
 * @param {string} major
 * @param {string} bin
 */
function run(step, major, bin) {
  const began = Date.now();
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { status, stdout, stderr, error } = spawnSync(path.join(bin, 'node'), [...(STEPS[step] ?? [])], {
    cwd: project,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const log = path.resolve(project, 'node_modules/.cache/nodes', major, `${step}.log`);
  writeFileSync(log, stdout + stderr);
  process.stdout.write(`Node ${major}: ${step} ended with ${status} after ${seconds} s\n`);
  const count = countOf(stdout);
  if (status === 0) return `${count || 'ok'}, ${seconds} s`;
  process.exitCode = 1;
  process.stdout.write(`${(stdout + stderr).split('\n').slice(-40).join('\n')}\n`);
  return `FAILED, ${count}, ${seconds} s`;
}

/** What vitest (`Tests  1 failed | 4264 passed (4265)`) and Playwright (`  210 passed (2.1m)`) count. @param {string} said */
function countOf(said) {
  const [, ofVitest] = /^\s*Tests\s+(.*?)(?: \(\d+\))?$/m.exec(said) ?? [];
  if (ofVitest) return ofVitest.replace(' | ', ', ');
  return [...said.matchAll(/^\s+(\d+ (?:passed|failed|flaky|skipped|did not run))\b/gm)]
    .map(([, part]) => part)
    .join(', ');
}
