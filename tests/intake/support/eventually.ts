import { vi } from 'vitest';

/** Waits until `check` passes, with a long timeout for slow machines. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
