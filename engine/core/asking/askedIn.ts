import type { Form, Step } from '../model/types.ts';
import { type AskedKeys, type AskedTree, at, joined, NONE, treeAt, treeOf } from './askedTree.ts';
import { withDeciding, withDependents } from './dependents.ts';

/**
 * The questions that are asked again where those at `pointers` were marked: they and what follows from them. Pointers to no
 * question of the form are ignored.
 */
export function askedIn(form: Pick<Form, 'steps'>, pointers: readonly string[]): AskedKeys {
  return inSteps(form, treeOf(pointers), withDependents);
}

/** `asked` and what has to be known to show and check them: the answers on which their conditions depend. */
export function neededFor(form: Pick<Form, 'steps'>, asked: AskedKeys): AskedKeys {
  return inSteps(form, asked, withDeciding);
}

function inSteps(
  { steps }: Pick<Form, 'steps'>,
  tree: AskedKeys,
  grow: (schema: Step['schema'], tree: AskedTree) => AskedTree,
): AskedKeys {
  return steps.reduce<AskedKeys>((all, step) => {
    const own = treeAt(tree, step.at);
    return own === undefined ? all : (joined(all, at(step.at, grow(step.schema, own))) as AskedKeys);
  }, NONE);
}
