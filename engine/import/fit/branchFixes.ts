// Fixes for branches of conditions without effect: what they ask is named in the report before they are removed.
import { getIn, recordOf } from '../../core/index.ts';
import { type Json, removeAt } from '../draft/draft.ts';
import { declarationsOf, followed, isQuestionAt, namesIn, referringTo } from '../draft/schemas.ts';
import { titleOf } from '../draft/words.ts';
import { conditionAt, conditionOut, removeDependency, removeIfEmpty } from './conditionFixes.ts';
import { type Fix, groupOf, holderOf, type Problem, removeQuietly } from './problem.ts';

/** Removes a branch without effect, and a condition that then has no branch. */
export const branchesHaveEffect: Fix = (problem) => {
  // The finding may be about less than a branch: a question in it without keywords, a name in its `required`, or a keyword of a question, each without effect. Only that is
  // removed, without a line in the report: the form means the same without it.
  const isName = Array.isArray(problem.draft.at(problem.file, problem.keys.slice(0, -1)));
  const isBranch = BRANCHES.includes(problem.keys.at(-1) ?? '');
  if (problem.keys.at(-2) === 'properties') return removeAt(problem.root, problem.keys);
  if (isName || (problem.keys.at(-3) === 'properties' && !isBranch && problem.keys.at(-1) !== 'if'))
    return removeQuietly(problem, problem.keys);
  if (isBranch) return branchOut(problem);
  if (branchesByCopy(problem)) return;
  const { owner, dependency } = conditionAt(problem);
  if (dependency && Array.isArray(getIn(owner, [...dependency]))) return removeDependency(owner, dependency);
  if (dependency || problem.at.at(-1) === 'if') conditionOut(problem);
};

const BRANCHES: readonly string[] = ['then', 'else'];

/** A branch that refers to a definition gets a copy of it, so that the next round finds it there. False where no branch does. */
function branchesByCopy({ draft, root, keys }: Problem): boolean {
  const branches = isQuestionAt(root, keys)
    ? referringTo(root, keys).filter(({ keys: at }) => BRANCHES.includes(at.at(-1) ?? ''))
    : [];
  for (const { keys: at, schema } of branches) {
    const copy = draft.copyOf(followed(root, schema));
    (getIn(root, at.slice(0, -1)) as Json)[at.at(-1) ?? ''] = copy;
  }
  return branches.length > 0;
}

function branchOut(problem: Problem): void {
  const { draft, file, keys } = problem;
  const owner = holderOf(problem);
  const place = draft.placeAround(file, keys);
  const [keyword = ''] = keys.slice(-1);
  const branch = owner[keyword];
  delete owner[keyword];
  const around = keys.slice(0, -1);
  noteQuestions({ problem, place }, branch, groupOf(problem, around));
  if (owner.then === undefined && owner.else === undefined) delete owner.if;
  removeIfEmpty(problem, around);
}

/** The finding, and the place of its branch: that of a question which the import wrote itself. */
interface Left {
  readonly problem: Problem;
  readonly place: string;
}

/**
 * Notes each question that the branch asks and the group does not, also in the groups and lists that both have. What the branch says of other
 * questions is not noted: it is the same without the branch, or refuses only what is refused already.
 */
function noteQuestions(left: Left, branch: unknown, group: unknown, depth = 0): void {
  const { draft, root, finding } = left.problem;
  const around = followed(root, group);
  if (depth > MOST_DEPTH) return;
  for (const name of namesIn(root, branch)) {
    const declared = declarationsOf(root, branch, name);
    const known = recordOf(around.properties)[name];
    if (known !== undefined) {
      const outside = followed(root, known);
      for (const asked of declared.map((one) => followed(root, one))) {
        noteQuestions(left, asked, outside, depth + 1);
        noteQuestions(left, asked.items, outside.items, depth + 1);
      }
      continue;
    }
    const [question = {}] = declared;
    const what = `"${followed(root, question).title ?? titleOf(name)}", with the branch that asks it.`;
    draft.note('left', draft.placeOf(question) || left.place, what, finding.problem, finding.repair);
    if (declarationsOf(root, around, name).length === 0) draft.gone.add(name);
  }
}

/** Groups and lists are looked into on so many levels: a definition that refers to itself has no end. */
const MOST_DEPTH = 8;
