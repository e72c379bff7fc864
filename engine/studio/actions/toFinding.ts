import path from 'node:path';
import type { DefinitionError } from '../../compile/index.ts';
import type { Finding } from '../protocol/protocol.ts';

/** The error as sent to the page: files below `folder`, in its texts too, are named relative to it. */
export function toFinding(folder: string, { code, place, problem, repair, mend }: DefinitionError): Finding {
  const { file, pointer, line = 1, column = 0 } = place;
  const relative = (text: string) => text.replaceAll(folder + path.sep, '');
  const name = path.relative(folder, file).split(path.sep).join('/');
  const canMend = mend !== undefined;
  return { code, file: name, line, column, pointer, problem: relative(problem), repair: relative(repair), canMend };
}
