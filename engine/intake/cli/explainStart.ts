import { WrongSetting } from '../config/env.ts';
import { StoreAway, StoreDamaged, StoreInUse, StoreTooNew, UnknownOutcome, WrongStore } from '../storage/store.ts';

const OURS = [StoreAway, StoreDamaged, StoreInUse, StoreTooNew, UnknownOutcome, WrongSetting, WrongStore];

/** Why a program could not start: a sentence where the cause is the machine's or a setting's, else the stack of the fault. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const isOfTheSystem = 'syscall' in error || code.startsWith('SQLITE_');
  return isOfTheSystem || OURS.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}
