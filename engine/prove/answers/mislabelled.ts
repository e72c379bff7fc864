// Whether each option is shown under the label that the definition gives it: branches narrow a choice, and labels go by position.
import { groupQuestions, withAllOptions } from '../../compile/index.ts';
import { type Answers, type Form, listFields, type Path, type Schema } from '../../core/index.ts';

/**
 * Names of the questions that show an option under a label that no part of the definition gives it.
 * @param form compiled
 * @param whole the schema of the definition, of all steps
 */
export function* mislabelled(form: Form, whole: Schema, answers: Answers): Generator<string> {
  for (const { name, path, schema } of form.steps.flatMap((step) => listFields(step, answers))) {
    const { enum: options = [], enumNames } = choiceIn(schema);
    if (options.length === 0) continue;
    const given = labelsAt([whole], path);
    const isGiven = (option: unknown, i: number) =>
      given.some((labels) => labels.get(option) === (enumNames?.[i] ?? String(option).trim()));
    if (!options.every(isGiven)) yield name;
  }
}

type Labels = ReadonlyMap<unknown, string>;

/** What each part of the definition, in whatever branch, calls the options of the question at `path`. */
function labelsAt(groups: readonly Schema[], [key, ...below]: Path): readonly Labels[] {
  if (typeof key === 'number') {
    const entries = groups.flatMap(({ items }) => items ?? []);
    return below.length > 0 ? labelsAt(entries, below) : entries.map((entry) => labelsOf(entry));
  }
  const parts = groups.flatMap(groupQuestions).filter((question) => question.key === key);
  if (below.length > 0)
    return labelsAt(
      parts.map(({ schema }) => schema),
      below,
    );
  return parts.map(({ schema, narrows }) => labelsOf(schema, narrows));
}

/**
 * The label of each option in one part. A branch that narrows a choice may give labels without options, which are then those of the
 * declaration, in its order; or options without labels: then it says nothing of labels, if the declaration has options.
 */
function labelsOf(part: Schema, narrows?: Schema): Labels {
  const { enum: options = choiceIn(narrows ?? {}).enum ?? [], enumNames } = choiceIn(part);
  if (!enumNames && choiceIn(narrows ?? {}).enum) return new Map();
  return new Map(options.map((option, i) => [option, enumNames?.[i] ?? String(option).trim()]));
}

/** With the options that are shown and that nobody may choose. */
function choiceIn(question: Schema): Schema {
  const all = withAllOptions(question);
  return all.items ?? all;
}
