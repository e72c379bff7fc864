import type { Form, Step } from '../model/types.ts';
import { type AskedKeys, type AskedTree, at, joined, NONE, treeAt, treeOf } from './askedTree.ts';
import { withDeciding, withDependents } from './dependents.ts';

/**
 * The questions that are asked again where those at `pointers` were marked: they and what follows from them, also in later steps.
 * Pointers to no question of the form are ignored.
 */
export function askedIn({ steps }: Pick<Form, 'steps'>, pointers: readonly string[]): AskedKeys {
  const tree = treeOf(pointers);
  return steps.reduce<AskedKeys>((all, step) => withStep(all, joined(tree, all), step, withDependents), NONE);
}

/** `asked` and what has to be known to show and check them: the answers on which their conditions depend, also of earlier steps. */
export function neededFor({ steps }: Pick<Form, 'steps'>, asked: AskedKeys): AskedKeys {
  return steps.reduceRight<AskedKeys>(
    (all, step) => (treeAt(all, step.at) === undefined ? all : withStep(all, all, step, withDeciding)),
    asked,
  );
}

/** `all`, and what `grow` makes of the tree in this step. */
function withStep(
  all: AskedKeys,
  tree: AskedTree,
  step: Step,
  grow: (schema: Step['schema'], tree: AskedTree) => AskedTree,
): AskedKeys {
  const own = treeAt(tree, step.at);
  return own === undefined ? all : (joined(all, at(step.at, grow(step.schema, own))) as AskedKeys);
}
