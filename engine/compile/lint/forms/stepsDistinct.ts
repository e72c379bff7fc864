// Steps at the submission's root have different questions; every other step has a path of its own. Otherwise two steps would write
// the same answer.
import path from 'node:path';
import { declaredProperties, formatPointer } from '../../../core/index.ts';
import { perhaps } from '../../errors/didYouMean.ts';
import type { Definition, DefinitionStep } from '../../read/definition.ts';
import { siblingFiles } from '../../read/jsonFile.ts';
import type { Rule } from '../rule.ts';

export const stepsDistinct: Rule = function* (definition) {
  for (const [i, step] of definition.steps.entries()) {
    const place = definition.placeInForm(`/steps/${i}`);
    for (const other of definition.steps.slice(0, i)) {
      if (step.id === other.id) {
        const repair = `Give each step its own id.${perhaps(idsLeft(definition)[0])}`;
        yield { place, problem: `Two steps have the id "${step.id}".`, repair };
      } else if (step.label.trim().toLowerCase() === other.label.trim().toLowerCase()) {
        const problem = `The steps "${other.id}" and "${step.id}" have the same label, "${step.label}".`;
        yield { place: definition.placeInForm(`/steps/${i}/label`), problem, repair: 'Make the two differ.' };
      }
      const shared = sharedQuestion(step, other);
      if (shared === undefined) continue;
      const problem = `The steps "${other.id}" and "${step.id}" both answer "${shared}".`;
      yield { place, problem, repair: 'Give each step its own "at", or each question its own name.' };
    }
  }
};

/** The ids by which files of the folder are named that no step has; one may be that of the second step. */
function idsLeft({ folder, form }: Definition): readonly string[] {
  const names = siblingFiles(path.join(folder, 'form.json'));
  const ids = names.flatMap((name) => (name.endsWith('.schema.json') ? name.slice(0, -'.schema.json'.length) : []));
  return ids.filter((id) => form.steps.every((step) => step.id !== id));
}

/** What both steps would write: a question of both, or the path of one that lies inside the other's. */
function sharedQuestion(one: DefinitionStep, other: DefinitionStep): string | undefined {
  const [outer, inner] = one.at.length <= other.at.length ? [one, other] : [other, one];
  if (!outer.at.every((key, depth) => key === inner.at[depth])) return undefined;
  const [below] = inner.at.slice(outer.at.length);
  const asked = below === undefined ? Object.keys(declaredProperties(inner.schema)) : [below];
  const shared = asked.find((key) => Object.hasOwn(declaredProperties(outer.schema), key));
  if (shared !== undefined) return shared;
  return outer.at.length > 0 ? formatPointer(inner.at) : undefined;
}
