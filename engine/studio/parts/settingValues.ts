import { getIn, isRecord, SOURCE } from '../../core/index.ts';
import type { Words } from '../protocol/outline.ts';

export interface NamedPart {
  readonly id: string;
  readonly label: string;
}

/** The text in each language. A text that was just added is still a plain empty string instead of {@link Words}. */
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
