import { brokenLimit, combinationsOf, type Definition } from '../../compile/index.ts';
import { type Answers, getIn, isGroupSchema, memoise2, type Schema, visibleSchemaAt } from '../../core/index.ts';
import { withCountsAsTested } from './countedAnswers.ts';
import { decidingPaths } from './decidingPaths.ts';
import { sampleAnswer } from './sampleAnswer.ts';

/** The `combinations` of a group, made of valid answers; those of which an answer breaks a limit are left out unless all are. */
export const combinationsIn: (definition: Definition, group: Schema) => readonly Answers[] = memoise2(
  ({ form }, group) => {
    const all = combinationsOf(group, (question, not) =>
      isGroupSchema(question) ? {} : sampleAnswer(not ? { ...question, not } : question, form.attachments),
    );
    const counted = all.map((answers) => withCountsAsTested(group, answers));
    const valid = counted.filter((answers) => keepsLimits(group, answers));
    return valid.length > 0 ? valid : counted;
  },
);

/** False if an answer is outside of a limit, such as a `maximum`, of a branch that applies to these answers. */
function keepsLimits(group: Schema, answers: Answers): boolean {
  return decidingPaths(group).every((path) => {
    const answer = getIn(answers, path);
    const question = visibleSchemaAt(group, answers, path);
    return answer === undefined || !question || isGroupSchema(question) || brokenLimit(question, answer) === undefined;
  });
}
