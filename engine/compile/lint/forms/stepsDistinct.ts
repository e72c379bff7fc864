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
      const [outer, inner] = nested(step, other) ?? [];
      if (!outer || !inner) continue;
      const shared = sharedQuestion(outer, inner);
      if (shared === undefined) {
        if (outer.at.length === 0) continue;
        const problem = `The step "${inner.id}" is at "${formatPointer(inner.at)}", inside of the answers of "${outer.id}".`;
        const own = definition.placeInForm(`/steps/${definition.steps.indexOf(inner)}`);
        yield { place: own, problem, repair: `Give it an "at" beside the other, e.g. "/${inner.at.at(-1)}".` };
        continue;
      }
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

/** The two steps, the one with the shorter `at` first, if the other's `at` is the same or begins with it; else undefined. */
function nested(
  one: DefinitionStep,
  other: DefinitionStep,
): readonly [outer: DefinitionStep, inner: DefinitionStep] | undefined {
  const [outer, inner] = one.at.length <= other.at.length ? [one, other] : [other, one];
  return outer.at.every((key, depth) => key === inner.at[depth]) ? [outer, inner] : undefined;
}

/** The name of a question that both steps would store at the same place, or that place if both steps have the same one; undefined without any. */
function sharedQuestion(outer: DefinitionStep, inner: DefinitionStep): string | undefined {
  const [below] = inner.at.slice(outer.at.length);
  const asked = below === undefined ? Object.keys(declaredProperties(inner.schema)) : [below];
  const shared = asked.find((key) => Object.hasOwn(declaredProperties(outer.schema), key));
  return shared ?? (outer.at.length > 0 && below === undefined ? formatPointer(inner.at) : undefined);
}
