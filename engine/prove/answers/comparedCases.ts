// Changes of a submission after which a comparison of two answers, or of a list with the number that says how long it is, does not hold.
import {
  comparedOutside,
  comparedPath,
  type Definition,
  namesIn,
  questionsAt,
  wholeSchema,
} from '../../compile/index.ts';
import {
  type Answers,
  getIn,
  isGroupSchema,
  type Path,
  type Schema,
  setIn,
  visibleSchemaAt,
} from '../../core/index.ts';
import { answersAgainst, pairsAgainst } from './comparedAnswers.ts';
import type { Comparison } from './comparisons.ts';
import { countedBy, countsAgainst } from './countedAnswers.ts';
import { fillQuestion } from './fillForm.ts';
import type { MessageCase } from './proofCases.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { withComputed } from './withComputed.ts';

/** One answer given after another: where, and the submission with it. */
export type Changes = readonly (readonly [path: Path, answers: Answers])[];

/** Ways in which the comparison might fail, for each question that it may be with. */
export function* comparedCases(
  definition: Definition,
  { location, path, whole }: MessageCase,
  keyword: Comparison | 'lengthEquals',
  answers: Answers,
): Generator<Changes> {
  const group = path.slice(0, -1);
  const otherPath =
    keyword === 'lengthEquals' ? [...group, countedBy(whole)] : (comparedPath(whole, keyword, group) ?? []);
  const isElsewhere = keyword !== 'lengthEquals' && comparedOutside(whole, keyword) !== undefined;
  const asked = isElsewhere ? visibleSchemaAt(wholeSchema(definition), answers, otherPath) : undefined;
  const questions = isElsewhere ? [asked ?? []].flat() : questionsAt(location.group, otherPath.slice(-1));
  for (const question of questions) {
    if (question.computed && keyword !== 'lengthEquals') {
      const begun = sourcesAnswered(definition, question, otherPath.slice(0, -1), answers);
      const whereTo = begun.at(-1)?.[1] ?? answers;
      for (const own of answersAgainst(keyword, whole, getIn(whereTo, otherPath)))
        yield [...begun, [path, setIn(whereTo, path, own)]];
      continue;
    }
    // The other answer may be what brings the question up.
    const other = getIn(answers, otherPath);
    if (keyword !== 'lengthEquals' && other !== undefined)
      for (const own of answersAgainst(keyword, whole, other)) yield [[path, setIn(answers, path, own)]];
    const list = () => getIn(answers, path) ?? fillQuestion(definition, whole, path);
    const pairs = keyword === 'lengthEquals' ? countsAgainst(list(), question) : pairsAgainst(keyword, whole, question);
    for (const [own, another] of pairs) {
      const between = setIn(answers, otherPath, another);
      yield [
        [otherPath, between],
        [path, setIn(between, path, own)],
      ];
    }
  }
}

/** What a computed answer follows from, as far as it is asked and blank, and no list, which may be without entries. */
function sourcesAnswered(definition: Definition, { computed }: Schema, group: Path, answers: Answers): Changes {
  const schema = wholeSchema(definition);
  const changes: (readonly [Path, Answers])[] = [];
  for (const [, name] of computed ? namesIn(computed) : []) {
    const now = changes.at(-1)?.[1] ?? answers;
    const path = [...group, ...name.split('/')];
    const question = visibleSchemaAt(schema, now, path);
    if (!question || isGroupSchema(question) || question.computed || getIn(now, path) !== undefined) continue;
    const answer = sampleAnswer(question, definition.form.attachments);
    changes.push([path, withComputed(schema, setIn(now, path, answer))]);
  }
  return changes;
}
