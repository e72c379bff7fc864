import { installed, missing } from './support/installed.ts';

/**
 * Ends the run before its first test where no engine is installed. Playwright's configuration cannot do that itself: the
 * linter for unused files loads it too, on machines that have none.
 */
export default function needsAnEngine(): void {
  if (installed.length === 0) throw new Error(missing.join('\n'));
}
