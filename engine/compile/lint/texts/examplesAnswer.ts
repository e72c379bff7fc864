// Parents copy the example that a pattern's message ("e.g. RL123456") or a placeholder gives them. If the pattern refuses it, they get the same message again. What is no example must not be taken for
// one, so only a single word with a digit is judged, at the end of a message without "no", "without" and the like: "Leave out the country code, e.g. 00961" shows what not to write.
import { formatPointer, normaliseAnswer, recordOf, type Schema } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import type { Rule } from '../rule.ts';
import { questionsIn } from './limitsInTexts.ts';

export const examplesAnswer: Rule = function* ({ steps, language, placeWithin }) {
  const { given, denied } = engineTexts[language].examples;
  for (const { schema, ui, schemaPlace, uiPlace } of steps) {
    for (const { question, own, ui: entry, at } of questionsIn(schema, ui, '')) {
      if (question.type !== 'string' || question.enum || question.format || question.pattern === undefined) continue;
      const [keys, message] = messageOf(own);
      const inMessage = denied.test(message) ? undefined : given.exec(message)?.[1];
      const { 'ui:placeholder': inBox } = entry;
      for (const [example, place] of [
        [inMessage, () => placeWithin(own, formatPointer(keys), schemaPlace)],
        [inBox, () => placeWithin(ui, at + formatPointer(['ui:placeholder']), uiPlace)],
      ] as const) {
        if (example === undefined || !isExample(example) || !isRefused(question, example)) continue;
        const problem = `The question refuses the example “${example}”.`;
        const repair = 'Write one that it takes, or correct its limits.';
        yield { place: placeOfWords(language, place()), problem, repair };
      }
    }
  }
};

/** True for a word of four or more letters, digits, slashes and hyphens, with a digit among them. A word with an X is left out: `03XXXXXX` shows how many digits there are, and is no answer. */
function isExample(text: string): boolean {
  return /^[A-WYZa-wyz0-9\u0660-\u0669/-]{4,}$/.test(text) && /[0-9\u0660-\u0669]/.test(text);
}

function isRefused(question: Schema, example: string): boolean {
  return brokenLimit(question, normaliseAnswer(question, example)) !== undefined;
}

function messageOf({ errorMessage }: Schema): readonly [keys: readonly string[], message: string] {
  const { pattern } = recordOf(errorMessage);
  return typeof pattern === 'string'
    ? [['errorMessage', 'pattern'], pattern]
    : [['errorMessage'], String(errorMessage ?? '')];
}
