import type { Command as Change } from '../../../core/index.ts';
import type { AdminApi } from '../../admin/adminApi.ts';
import { AdminError } from '../../storage/adminError.ts';
import { COMMAND_LINE } from './withAdmin.ts';

/** Carries out a command on an application; throws an {@link AdminError} if it is refused. */
export async function change(admin: AdminApi, reference: string, command: Change): Promise<void> {
  const carried = await admin.carryOut(reference, command, COMMAND_LINE);
  if (!carried.ok) throw new AdminError(REFUSALS[carried.reason]?.(reference) ?? `${reference}: ${carried.reason}`);
}

const REFUSALS: Readonly<Record<string, (reference: string) => string>> = {
  'changed-meanwhile': (reference) => `${reference} was changed at this moment: see history ${reference}`,
  full: (reference) => `The history of ${reference} is full: nothing can be added`,
  note: () => 'A note has 1 to 4000 characters',
  unknown: (reference) => `The form of ${reference} has statuses of its own, and this is none of them`,
};
