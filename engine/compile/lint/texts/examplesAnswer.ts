// Parents copy the example that a text gives them: "e.g. RL123456", or a placeholder with digits. One that the question refuses sends them in a circle. Only texts are looked at whose
// answers a pattern or a format describes, and only examples of at most three words whose first one has a digit.
import { formatPointer, normaliseAnswer, recordOf, type Schema } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import type { Rule } from '../rule.ts';
import { questionsIn, textsOfSchema, textsOfUi } from './limitsInTexts.ts';

export const examplesAnswer: Rule = function* ({ steps, language, placeWithin }) {
  const { given, counts } = engineTexts[language].examples;
  const refusedIn = (question: Schema, text: string, isPlaceholder: boolean) => {
    const [, said] = given.exec(text) ?? [];
    const example = said ?? (isPlaceholder ? text : undefined);
    if (example === undefined || !isExample(example) || counts.test(example)) return undefined;
    return partsOf(example).every((part) => isRefused(question, part)) ? example : undefined;
  };
  for (const { schema, ui, schemaPlace, uiPlace } of steps) {
    for (const { question, own, ui: entry, at } of questionsIn(schema, ui, '')) {
      if (question.type !== 'string' || question.enum || !isDescribed(question)) continue;
      const texts = [
        ...[...textsOfSchema(own), ...messagesOf(own)].map(
          ([key, text]) => [placeWithin(own, key, schemaPlace), text, false] as const,
        ),
        ...textsOfUi(entry).map(
          ([key, text]) => [placeWithin(ui, at + key, uiPlace), text, isPlaceholder(key)] as const,
        ),
      ];
      for (const [place, text, isInBox] of texts) {
        const example = refusedIn(question, text, isInBox);
        if (example === undefined) continue;
        const problem = `The question refuses the example “${example}”.`;
        yield {
          place: placeOfWords(language, place),
          problem,
          repair: 'Write one that it takes, or correct its limits.',
        };
      }
    }
  }
};

/** Days and times are chosen, and their examples are written in many ways. */
function isDescribed({ pattern, format = '' }: Schema): boolean {
  return ['email', 'uri', 'phone'].includes(format) || (pattern !== undefined && format === '');
}

function isPlaceholder(key: string): boolean {
  return key.endsWith(formatPointer(['ui:placeholder']));
}

function isExample(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.length <= 3 && /[0-9\u0660-\u0669]/.test(words[0] ?? '');
}

/** The example as it stands, and up to each sign that may end it. */
function partsOf(text: string): readonly string[] {
  const ends = [...text.matchAll(/[,;،؛()/]| (?:or|and|أو) |\.$/g)].map(({ index }) => index);
  return [text, ...ends.map((end) => text.slice(0, end))].map((one) => one.trim()).filter((one) => one !== '');
}

function isRefused(question: Schema, example: string): boolean {
  // Limits of days move on, and an example stays.
  const { formatMinimum: _, formatMaximum: __, ...limits } = question;
  return brokenLimit(limits, normaliseAnswer(question, example)) !== undefined;
}

function messagesOf({ errorMessage }: Schema): readonly (readonly [key: string, text: string])[] {
  if (typeof errorMessage === 'string') return [['/errorMessage', errorMessage]];
  return Object.entries(recordOf(errorMessage)).flatMap(([keyword, text]) =>
    typeof text === 'string' ? [[formatPointer(['errorMessage', keyword]), text] as const] : [],
  );
}
