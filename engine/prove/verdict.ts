// What core, wizard or intake says of a submission, compared and in words.
import type { Verdict } from './memoryIntake.ts';

export type Errors = Verdict['errors'];

export function sameErrors(one: Errors, other: Errors): boolean {
  return one.size === other.size && [...one].every(([name, message]) => other.get(name) === message);
}

export function tell(errors: Errors): string {
  return errors.size === 0 ? 'valid' : [...errors].map(([name, message]) => `${name}: ${message}`).join('; ');
}
