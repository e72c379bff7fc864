// Prints what came out of the checks as a table, engine by check.
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { table } from '../bench/table.mjs';
import { installed, missing } from './support/installed.ts';

export default class TableReporter implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>();

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const row = this.#cells.get(test.title) ?? new Map<string, string>();
    const outcome = status === 'passed' ? 'ok' : status.toUpperCase();
    this.#cells.set(test.title, row.set(engine, `${outcome}, ${(duration / 1000).toFixed(0)} s`));
  }

  onEnd(_: FullResult): void {
    const rows = [...this.#cells].map(([check, row]) => [check, ...installed.map((engine) => row.get(engine) ?? '-')]);
    process.stdout.write(`\n${table(['check', ...installed], rows)}${missing.map((line) => `${line}\n`).join('')}`);
  }
}
