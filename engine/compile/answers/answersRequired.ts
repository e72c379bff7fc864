import { type Answers, getIn, type Path, resolve, type Schema, visibleSchemaAt } from '../../core/index.ts';

/** True if each of the questions at `paths` that is asked and required has an answer. */
export function answersRequired(group: Schema, answers: Answers, paths: readonly Path[]): boolean {
  return paths.every((path) => {
    const around = path.slice(0, -1);
    const asked = visibleSchemaAt(group, answers, around);
    const { required = [] } = asked ? resolve(asked, getIn(answers, around)) : {};
    return !required.includes(String(path.at(-1))) || isAnswered(getIn(answers, path));
  });
}

/** Whether the question is answered. A list of single answers is not while an entry is blank, as those are that a required list begins with. */
function isAnswered(answer: unknown): boolean {
  return Array.isArray(answer) ? !answer.includes(undefined) : answer !== undefined;
}
