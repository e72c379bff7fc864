import path from 'node:path';
import { applyMend } from '../../check/index.ts';
import { checkForm, differencesIn } from '../../compile/index.ts';
import { isRecord } from '../../core/index.ts';
import { conditionOf } from '../building/conditions/conditionTest.ts';
import { Impossible } from '../building/draft/impossible.ts';
import type { ConditionChange } from '../protocol/conditions.ts';
import { writtenConditions } from './writtenConditions.ts';

/** Writes the condition into its `if`; a comment in it stays. Throws {@link Impossible} if another stands there by now. */
export function changeCondition(folder: string, form: string, change: ConditionChange): void {
  const { definition } = checkForm(folder, form);
  const present = definition && writtenConditions(folder, definition).find((one) => isAt(one, change));
  if (present?.written !== change.written)
    throw new Impossible('Another condition stands there by now: look at it again.');
  if (change.test.comparisons.length === 0) throw new Impossible('A condition compares at least one question.');
  const file = path.join(folder, change.file);
  const before: unknown = JSON.parse(change.written);
  const comment = isRecord(before) && '$comment' in before ? { $comment: before.$comment } : {};
  const differences = differencesIn(before, { ...comment, ...conditionOf(change.test) });
  applyMend(differences.map(({ pointer, value }) => ({ file, pointer: `${change.pointer}/if${pointer}`, value })));
}

function isAt(
  one: Pick<ConditionChange, 'file' | 'pointer'>,
  other: Pick<ConditionChange, 'file' | 'pointer'>,
): boolean {
  return one.file === other.file && one.pointer === other.pointer;
}
