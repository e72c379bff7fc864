// Changes of a submission after which a comparison of two answers, or of a list with the number that says how long it is, does not hold.
import { comparedOutside, comparedPath, type Definition, questionsAt, wholeSchema } from '../../compile/index.ts';
import { type Answers, getIn, setIn, visibleSchemaAt } from '../../core/index.ts';
import { answersAgainst, pairsAgainst } from './comparedAnswers.ts';
import type { Comparison } from './comparisons.ts';
import { countedBy, countsAgainst } from './countedAnswers.ts';
import { fillQuestion } from './fillForm.ts';
import type { MessageCase } from './proofCases.ts';
import { type Changes, sourcesAnswered } from './sourcesAnswered.ts';

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
      const compared = { definition, computed: question, group: otherPath.slice(0, -1), own: whole };
      for (const begun of sourcesAnswered(compared, answers)) {
        const whereTo = begun.at(-1)?.[1] ?? answers;
        for (const own of answersAgainst(keyword, whole, getIn(whereTo, otherPath)))
          yield [...begun, [path, setIn(whereTo, path, own)]];
      }
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
