// Finds comparisons whose message asks for the opposite, e.g. "Departure must be before arrival" where `moreThan` takes only days after it: whoever does what it says gets it again. Either the message or the
// keyword may be the mistake, so nothing is mended. A message is judged if its subject is this question's title, or if it has none ("Choose a day before ..."): "Arrival must be before departure" is right.
import { formatPointer, isRecord, type Language, recordOf } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { comparedWith } from '../../schema/comparisons.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { questionAt } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';
import { demandIn, withPlainDigits } from '../saidLimits.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const DIRECTIONS = { atLeast: 'more', moreThan: 'more', atMost: 'less', lessThan: 'less' } as const;
const OPPOSITE = { atLeast: 'atMost', moreThan: 'lessThan', atMost: 'atLeast', lessThan: 'moreThan' } as const;

export const messagesFitComparisons: Rule = function* (definition) {
  const { language } = definition;
  const inLanguage = schemaRule('groups', (group) => {
    const titleOf = (name = '') => questionAt(group, [name])?.title;
    return groupQuestions(group).flatMap((question) => [...ofQuestion(question, titleOf, language)]);
  });
  for (const finding of inLanguage(definition)) yield { ...finding, place: placeOfWords(language, finding.place) };
};

function* ofQuestion(
  { schema, whole: { title } }: GroupQuestion,
  titleOf: (name?: string) => string | undefined,
  language: Language,
): Generator<Fault> {
  for (const keyword of ['atLeast', 'moreThan', 'atMost', 'lessThan'] as const) {
    const message = recordOf(schema.errorMessage)[keyword];
    if (schema[keyword] === undefined || message === undefined || isRecord(message)) continue;
    const said = demandIn(language, withPlainDigits(String(message)), engineTexts[language].limits);
    if (said === undefined || said.direction === DIRECTIONS[keyword]) continue;
    const other = titleOf(comparedWith(schema, keyword));
    const isOwn = said.subject === '' || (has(said.subject, title) && !has(said.subject, other));
    if (!isOwn) continue;
    yield {
      in: schema,
      at: formatPointer(['errorMessage', keyword]),
      problem: `This message asks for the opposite of what "${keyword}" takes.`,
      repair: `Correct it, or write "${OPPOSITE[keyword]}" in the place of "${keyword}".`,
    };
  }
}

/** True where a text contains the title. */
function has(text: string, title: string | undefined): boolean {
  return title !== undefined && text.toLowerCase().includes(withPlainDigits(title).trim().toLowerCase());
}
