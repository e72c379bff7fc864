// The dialog "Limits…": the least and the most of an answer, another answer that it is compared with, and whether it has to be given.
import type { Comparison } from '../../compile/index.ts';
import { SOURCE } from '../../core/index.ts';
import type { AnswerLimits, ComparedAnswer, LimitedBy, OutlineLimits } from '../protocol/limits.ts';
import type { OutlineQuestion, QuestionName } from '../protocol/outline.ts';
import { messageFor } from './addQuestion.ts';
import { type DescribedField, type Description, hasSource, type Values, wordsIn } from './description.ts';

const DAYS = 'A day as 2027-01-31; or today, today + 7 days, today - 18 years. Left empty, any day.';

/** The labels of the fields for the least and the most, and the line below each. */
const FIELDS: Readonly<Record<Exclude<LimitedBy, 'nothing'>, readonly [least: string, most: string, hint: string]>> = {
  characters: ['Least number of characters', 'Greatest number of characters', ''],
  number: ['Least number', 'Greatest number', 'Left empty, there is no limit.'],
  day: ['Not before', 'Not after', DAYS],
  time: ['Not before', 'Not after', 'A time as 08:00. Left empty, any time.'],
  entries: ['Least number of entries', 'Greatest number of entries', ''],
  options: ['Least number of options', 'Greatest number of options', 'Left empty, there is no limit.'],
};

/** The words for each comparison, of numbers and texts, and of days and times. Their order is that of the choice. */
const AS: Readonly<Record<Comparison, readonly [ofNumbers: string, ofMoments: string]>> = {
  equals: ['the same as', 'the same as'],
  atLeast: ['at least', 'not before'],
  moreThan: ['more than', 'after'],
  atMost: ['at most', 'not after'],
  lessThan: ['less than', 'before'],
};

/** The value of the option that compares with no other answer. */
const NONE = '';

/** The dialog for a question that has limits, or can have some. */
export function limitQuestion(question: QuestionName, asked: OutlineQuestion, limits: OutlineLimits): Description {
  const { required, title } = asked;
  const isNewlyRequired = (values: Values) => values.required === 'yes' && !required && limits.hasMessage;
  return {
    fields: (_, values) => [
      ...limitFields(limits),
      ...comparisonFields(limits, values),
      { kind: 'tick', name: 'required', label: 'It has to be answered', ...(required && { fallback: 'yes' }) },
      ...(isNewlyRequired(values)
        ? [
            {
              kind: 'words',
              name: 'message',
              label: 'What is said when it is not answered',
              fallback: messageFor(title[SOURCE]),
            } as const,
          ]
        : []),
    ],
    change(_, values) {
      const message = wordsIn(values, 'message');
      if (isNewlyRequired(values) && !hasSource(message)) return undefined;
      const said = limitsIn(limits, values);
      if (!said) return undefined;
      const isRequired = values.required === 'yes';
      return { kind: 'limit-question', question, limits: said, ...(isRequired && { required: required ?? message }) };
    },
  };
}

function limitFields({ by, least = '', most = '' }: OutlineLimits): readonly DescribedField[] {
  if (by === 'nothing') return [];
  const [ofLeast, ofMost, hint] = FIELDS[by];
  const described = hint && { hint };
  return [
    { kind: 'text', name: 'least', label: ofLeast, ...described, fallback: String(least) },
    { kind: 'text', name: 'most', label: ofMost, ...described, fallback: String(most) },
  ];
}

function comparisonFields(limits: OutlineLimits, values: Values): readonly DescribedField[] {
  const { comparable, comparison, by } = limits;
  if (comparable.length === 0) return [];
  const column = by === 'day' || by === 'time' ? 1 : 0;
  // A comparison is offered if there is at least one answer that it can compare with: dates with dates, numbers with numbers.
  const offered = (Object.keys(AS) as Comparison[]).filter((one) => comparable.some(({ as }) => as.includes(one)));
  const others = comparable.filter(({ as }) => as.some((one) => one === values.as));
  return [
    {
      kind: 'choice',
      name: 'as',
      label: 'Compared with another answer, it has to be',
      options: [
        { value: NONE, label: 'anything' },
        ...offered.map((value) => ({ value, label: `${AS[value][column]} …` })),
      ],
      fallback: comparison?.as ?? NONE,
    },
    ...(others.length > 0
      ? [
          {
            kind: 'choice',
            name: 'with',
            label: 'The other answer',
            options: others.map(({ question, title }) => ({ value: question, label: title })),
            fallback: comparison?.with ?? others[0]?.question ?? '',
          } as const,
          {
            kind: 'words',
            name: 'unlike',
            label: 'What is said when it is not so',
            ...(comparison && { fallback: comparison.message }),
          } as const,
        ]
      : []),
  ];
}

/** The limits that the fields say; undefined while one of them is no number, or a comparison lacks its other answer or its words. */
function limitsIn({ by, comparable }: OutlineLimits, values: Values): AnswerLimits | undefined {
  const isNumber = by !== 'day' && by !== 'time';
  const [least, most] = [values.least, values.most].map((written) => {
    const text = written?.trim();
    return text && isNumber ? Number(text) : text || undefined;
  });
  if ([least, most].some(Number.isNaN)) return undefined;
  const limits = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  const as = (Object.keys(AS) as Comparison[]).find((one) => one === values.as);
  if (!as) return limits;
  const message = wordsIn(values, 'unlike');
  const other = otherIn(comparable, as, values);
  return other && hasSource(message) ? { ...limits, comparison: { as, with: other.question, message } } : undefined;
}

function otherIn(comparable: readonly ComparedAnswer[], as: Comparison, values: Values): ComparedAnswer | undefined {
  return comparable.find((one) => one.question === values.with && one.as.includes(as));
}
