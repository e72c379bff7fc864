// Whether each option is shown under the label that the definition gives it: branches narrow a choice, and labels go by position.
import { groupQuestions, withAllOptions } from '../../compile/index.ts';
import { type Answers, type Form, listFields, memoise, type Path, type Schema } from '../../core/index.ts';

/**
 * Names of the questions that show an option under a label that no part of the definition gives it.
 * @param form compiled
 * @param whole the schema of the definition, of all steps
 */
export function* mislabelled(form: Form, whole: Schema, answers: Answers): Generator<string> {
  for (const { name, path, schema } of form.steps.flatMap((step) => listFields(step, answers))) {
    const shown = labelsOf(schema);
    if (shown.size === 0) continue;
    const declared = partsAt(whole, path).map(labelsOf);
    for (const [option, label] of shown) {
      const given = declared.flatMap((labels) => labels.get(option) ?? []);
      if (given.length > 0 ? !given.includes(label ?? '') : label !== undefined && label !== String(option).trim())
        yield name;
    }
  }
}

/** All that the definition says of the question at `path`, in whatever branch. */
function partsAt(group: Schema, path: Path): readonly Schema[] {
  return path.reduce<readonly Schema[]>(
    (all, key) =>
      all.flatMap((one) => {
        if (typeof key === 'number') return one.items ?? [];
        return groupQuestions(one).flatMap((question) => (question.key === key ? question.schema : []));
      }),
    [group],
  );
}

/** By option; undefined for one without a label. */
const labelsOf = memoise((question: Schema): ReadonlyMap<unknown, string | undefined> => {
  const all = withAllOptions(question);
  const { enum: options = [], enumNames } = all.items ?? all;
  return new Map(options.map((option, i) => [option, enumNames?.[i]]));
});
