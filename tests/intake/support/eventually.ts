import { vi } from 'vitest';

/** Waits until `check` passes; long, because machines are slow at times, but not for ever. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
