// The examples' answers follow their questions. An example in `refused/` names answers by field names as well.
import type { Definition } from '../../../compile/index.ts';
import { isRecord, toName, toPath } from '../../../core/index.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below } from '../draft/groups.ts';
import { type Move, moved, moveOf, withNames, withoutIndexes } from '../draft/moves.ts';

/** Rewrites every example of the form. */
export function carryExamples(draft: Draft, { folder }: Definition, moves: readonly Move[]): void {
  for (const file of draft.filesIn(`${folder}/examples`)) {
    const isRefused = file.includes('/refused/') || file.includes('\\refused\\');
    for (const move of moves) {
      inAnswers(draft, { file, pointer: isRefused ? '/answers' : '' }, move);
      if (isRefused) for (const key of ['change', 'errors']) inNames(draft, { file, pointer: `/${key}` }, move);
    }
  }
}

function inAnswers(draft: Draft, root: At, { from, to }: Move): void {
  for (const keys of pathsTo(draft.value(root), from).toReversed()) {
    const at = below(root, ...keys);
    const last = from.length - 1;
    const isRenamed = to?.length === from.length && from.every((key, i) => i === last || key === to[i]);
    if (isRenamed) draft.rename(at, to[last] ?? '');
    else {
      if (to) draft.set(below(root, ...to), draft.written(at));
      draft.remove(at);
    }
  }
}

/** Every path of the answers that stands for this one, in each entry of a list. */
function pathsTo(
  answers: unknown,
  path: readonly string[],
  at: readonly string[] = [],
): readonly (readonly string[])[] {
  const [key, ...rest] = path;
  if (key === undefined) return [at];
  if (Array.isArray(answers)) return answers.flatMap((entry, i) => pathsTo(entry, path, [...at, String(i)]));
  if (!isRecord(answers) || !Object.hasOwn(answers, key)) return [];
  return pathsTo(answers[key], rest, [...at, key]);
}

function inNames(draft: Draft, object: At, move: Move): void {
  for (const name of Object.keys(Object(draft.value(object))).toReversed()) {
    const keys = toPath(name).map(String);
    const path = withoutIndexes(keys);
    if (!moveOf([move], path)) continue;
    const to = moved(path, move);
    if (to) draft.rename(below(object, name), toName(withNames(keys, to)));
    else draft.remove(below(object, name));
  }
}
