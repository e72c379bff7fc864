// Finds patterns that take what their own message excludes. The message "8 digits" stands for a pattern of its own, and `answerText` looks for an answer that the question takes and that pattern does not:
// for `[0-9]{8}`, which lacks `^` and `$`, a text of nine digits. Only messages of a few fixed forms are read (`CharacterPhrases`), and only those about the whole answer.
import { formatPointer, type Language, recordOf, type Schema } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { answerText } from '../../answers/answerText.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { syntaxErrorOf } from '../../schema/patterns/textMatching.ts';
import type { Rule } from '../rule.ts';
import { withPlainDigits } from '../saidLimits.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const messagesFitPatterns: Rule = function* (definition) {
  const { language } = definition;
  const inLanguage = schemaRule('groups', (group) =>
    groupQuestions(group).flatMap(({ schema, whole }) => [
      ...ofQuestion(schema, whole, language),
      ...(schema.items ? ofQuestion(schema.items, schema.items, language) : []),
    ]),
  );
  for (const finding of inLanguage(definition)) yield { ...finding, place: placeOfWords(language, finding.place) };
};

function* ofQuestion(schema: Schema, whole: Schema, language: Language): Generator<Fault> {
  const { pattern, errorMessage, format } = schema;
  const message = typeof errorMessage === 'string' ? errorMessage : recordOf(errorMessage).pattern;
  if (pattern === undefined || format !== undefined || typeof message !== 'string') return;
  const said = saidOf(language, message, whole.title ?? '');
  const other = said === undefined ? undefined : answerText(whole, [pattern], [said]);
  if (said === undefined || typeof other !== 'string') return;
  const meant = candidates(pattern).find((one) => isAllOf({ ...whole, pattern: one }, said));
  const at = typeof errorMessage === 'string' ? [] : ['pattern'];
  yield {
    in: schema,
    at: formatPointer(['errorMessage', ...at]),
    problem: `The pattern takes ${JSON.stringify(other)}, which is not what this message says.`,
    repair: meant === undefined ? 'Correct one of them.' : `Write "pattern": ${JSON.stringify(meant)}.`,
  };
}

/** The pattern of the answers that a message describes; undefined for a message of another kind, or of a part of the answer ("the year has four digits"). */
function saidOf(language: Language, message: string, title: string): string | undefined {
  const { counted, kinds, answer } = engineTexts[language].characters;
  const text = withPlainDigits(message).trim();
  for (const [phrase, all] of [[counted.pattern, undefined] as const, ...kinds]) {
    const { groups } = phrase.exec(text) ?? {};
    if (!groups) continue;
    const { subject = '', count = '' } = groups;
    const isWhole = subject === '' || answer.test(subject) || subject.toLowerCase() === title.trim().toLowerCase();
    if (!isWhole) return undefined;
    const number = /^\d+$/.test(count) ? Number(count) : counted.numbers.indexOf(count.toLowerCase());
    return all ?? `^[^0-9]*(?:[0-9][^0-9]*){${number}}$`;
  }
  return undefined;
}

/** The pattern as it is often meant: of the whole answer, or with the backslash, or the brackets, that it lacks. */
function candidates(pattern: string): readonly string[] {
  const written = [
    pattern.replaceAll('\\\\', '\\'),
    pattern.replaceAll(/(?<![\\\w])d(?=[{+*])/g, '\\d'),
    pattern.replaceAll(/\((\w-\w)\)/g, '[$1]'),
  ];
  const inner = pattern.replace(/^\^/, '').replace(/\$$/, '');
  const whole = inner.includes('|') ? `^(?:${inner})$` : `^${inner}$`;
  return [...written.filter((one) => one !== pattern), whole].filter((one) => syntaxErrorOf(one) === undefined);
}

function isAllOf(question: Schema, said: string): boolean {
  return answerText(question, [], [said]) === null && typeof answerText(question, [], []) === 'string';
}
