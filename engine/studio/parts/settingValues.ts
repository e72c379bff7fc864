import { getIn, isRecord, SOURCE } from '../../core/index.ts';
import type { Words } from '../protocol/outline.ts';

export interface NamedPart {
  readonly id: string;
  readonly label: string;
}

/** The words of a text of the tree; an empty text of a new part is a plain one. */
export function wordsOf(value: unknown): Words {
  return isRecord(value) ? (value as Words) : { [SOURCE]: typeof value === 'string' ? value : '' };
}

/** The entries of a list of the file that others name: statuses, letters. */
export function partsNamed(tree: unknown, list: string): readonly NamedPart[] {
  const entries = getIn(tree, [list]);
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const { id, label } = isRecord(entry) ? entry : {};
    return typeof id === 'string' && id !== '' ? [{ id, label: wordsOf(label)[SOURCE] || id }] : [];
  });
}
