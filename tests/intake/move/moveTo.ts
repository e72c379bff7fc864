import { expect } from 'vitest';
import { runOffice } from '../support/runOffice.ts';
import type { Place } from './snapshot.ts';

/** Moves everything from one place to a folder or to the address of a database. */
export async function moveTo(from: Place, to: string): Promise<void> {
  const { code, complained } = await runOffice({ ...from, env: { NEW: to } }, 'move', '--to', 'env:NEW');
  expect({ code, complained }).toEqual({ code: 0, complained: '' });
}
