import path from 'node:path';
import type { DefinitionError } from '../../compile/index.ts';
import type { FoundAt } from '../protocol/actions.ts';
import type { Finding } from '../protocol/protocol.ts';
import { spotOf } from './spotOf.ts';

/** The error as sent to the page: files below `folder`, in its texts too, are named relative to it. */
export function toFinding(folder: string, { code, place, problem, repair, mend }: DefinitionError): Finding {
  const relative = (text: string) => text.replaceAll(folder + path.sep, '');
  const { pointer } = place;
  const canMend = mend !== undefined;
  return { code, ...spotOf(folder, place), pointer, problem: relative(problem), repair: relative(repair), canMend };
}

/** True if the error is the finding that the page names. */
export function isAt(folder: string, error: DefinitionError, wanted: FoundAt): boolean {
  const { code, file, pointer, problem } = toFinding(folder, error);
  return code === wanted.code && file === wanted.file && pointer === wanted.pointer && problem === wanted.problem;
}
