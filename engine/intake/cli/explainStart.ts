import { WrongSetting } from '../config/env.ts';
import {
  StoreDamaged,
  StoreInUse,
  StoreTooNew,
  StoreUnavailable,
  UnknownOutcome,
  WrongStore,
} from '../storage/store.ts';

const EXPLAINED = [StoreUnavailable, StoreDamaged, StoreInUse, StoreTooNew, UnknownOutcome, WrongSetting, WrongStore];

/** Why a program could not start: the message if the cause is the system, the store or a setting, else the stack. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const isSystemError = 'syscall' in error || code.startsWith('SQLITE_');
  return isSystemError || EXPLAINED.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}
