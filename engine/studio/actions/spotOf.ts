import path from 'node:path';
import type { Place } from '../../compile/index.ts';
import type { Spot } from '../protocol/spot.ts';

/** The place as sent to the page, its file named relative to `folder`. */
export function spotOf(folder: string, { file, line = 1, column = 0 }: Place): Spot {
  return { file: path.relative(folder, file).split(path.sep).join('/'), line, column };
}
