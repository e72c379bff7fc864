// Sample forms in two published packages. `@rjsf/snapshot-tests` has the forms that RJSF draws to test its themes, inside of test functions;
// `@jsonforms/examples` has the examples on the website of JSON Forms, as a list.
import { getExamples } from '@jsonforms/examples';
import { vi } from 'vitest';

/** Ends a test of RJSF's package where it would draw its form; a test file mocks `render` of Testing Library to throw it. */
export class Drawn extends Error {
  readonly props: Readonly<Record<string, unknown>>;
  constructor(props: Readonly<Record<string, unknown>>) {
    super('The form would be drawn now.');
    this.props = props;
  }
}

/** What a theme adds to columns of a grid: nothing. */
const noColumns = { ColumnWidthAll: {}, ColumnWidth4: {}, ColumnWidth6: {}, ColumnWidth8: {} };

/** The forms of RJSF's tests, as pairs; a test without a schema draws none. Restores the globals that it replaces. */
export async function rjsfSamples(): Promise<readonly object[]> {
  const runs: (() => unknown)[] = [];
  for (const name of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal('describe', (_: string, declare: () => void) => declare());
  vi.stubGlobal('test', (_: string, run: () => unknown) => runs.push(run));
  vi.stubGlobal('vi', { mock: () => undefined, fn: vi.fn, spyOn: vi.spyOn });
  try {
    const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests');
    for (const declare of [arrayTests, formTests, gridTests, objectTests]) declare(() => null, noColumns);
    const drawn = await Promise.all(runs.map(whatIsDrawn));
    return drawn.filter(({ schema }) => schema !== undefined);
  } finally {
    vi.unstubAllGlobals();
  }
}

async function whatIsDrawn(run: () => unknown): Promise<{ readonly schema?: unknown; readonly uiSchema?: unknown }> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Drawn)) throw error;
    const { schema, uiSchema } = error.props;
    return { schema, uiSchema };
  }
  throw new Error('A test of RJSF draws nothing.');
}

/** Those that have a schema; three have only data, of which JSON Forms makes a schema itself. */
export function jsonFormsSamples(): readonly object[] {
  return getExamples().flatMap(({ schema, uischema }) => (schema === undefined ? [] : [{ schema, uischema }]));
}
