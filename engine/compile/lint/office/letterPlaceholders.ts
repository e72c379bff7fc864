// A placeholder that names nothing would stand in the letter as it is.
import {
  declaredProperties,
  formatPointer,
  LETTER_FACTS,
  type Placeholder,
  placeholdersIn,
  questionAtPointer,
  SOURCE,
} from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import type { Definition } from '../../read/definition.ts';
import { isTranslated, placeOfWords } from '../../read/placeOfWords.ts';
import { isSingleAnswer } from '../../schema/questions.ts';
import type { Rule } from '../rule.ts';

export const letterPlaceholders: Rule = function* (definition) {
  const { office, officePlace, placeWithin, language } = definition;
  if (!office) return;
  for (const [i, { id, subject, text }] of (office.letters ?? []).entries()) {
    const texts = [['subject', subject], ...text.map((part, j) => [`text/${j}`, part])];
    for (const [below = '', whole = ''] of texts) {
      const english = placeWithin(office, `/letters/${i}/${below}`, officePlace);
      const named = { ...english, pointer: formatPointer(['letters', id, ...below.split('/')]) };
      if (!isTranslated(language, named)) continue;
      const place = language === SOURCE ? english : placeOfWords(language, named);
      // The rule `factsKnown` reports a fact that there is not.
      const written = whole.replaceAll(/\{\{[^{}]*\}\}/g, '');
      if (/[{}]/.test(written.replaceAll(/\{[^{}]*\}/g, ''))) {
        const repair = 'Write a placeholder as {today}; a letter cannot have braces otherwise.';
        yield { place, problem: 'A brace of this text has no partner.', repair };
      }
      if (/\$\{/.test(written)) {
        const repair = 'Write a placeholder as {today}, without "$" before it.';
        yield { place, problem: 'The "$" before a brace would stand in the letter.', repair };
      }
      for (const placeholder of placeholdersIn(written)) {
        const [fault, repair] = faultOf(definition, placeholder) ?? [];
        if (fault && repair) yield { place, problem: `The placeholder ${placeholder.source} ${fault}`, repair };
      }
    }
  }
};

type Fault = readonly [problem: string, repair: string];

function faultOf({ office, steps }: Definition, placeholder: Placeholder): Fault | undefined {
  switch (placeholder.kind) {
    case 'answer': {
      const question = questionAtPointer(steps, placeholder.pointer);
      // An unticked checkbox has no answer, and a letter has no words for yes.
      if (isSingleAnswer(question) && question.type !== 'boolean') return undefined;
      return [
        'names no answer that a letter can hold.',
        'Name a text, a number or a choice by its place, e.g. /learner/name.',
      ];
    }
    case 'asked': {
      const { move: id, question } = placeholder;
      const asking = office?.moves.filter(({ asks }) => asks) ?? [];
      const move = asking.find((one) => one.id === id);
      if (!move?.asks)
        return named(
          `no move "${id}" that asks something.`,
          id,
          asking.map((one) => one.id),
        );
      const questions = Object.keys(declaredProperties(move.asks));
      return questions.includes(question) ? undefined : named(`no question of the move "${id}".`, question, questions);
    }
    case 'fact': {
      const { fact } = placeholder;
      return LETTER_FACTS.some((one) => one === fact) ? undefined : named('nothing that is known.', fact, LETTER_FACTS);
    }
  }
}

function named(problem: string, name: string, known: readonly string[]): Fault {
  return [`names ${problem}`, `Known are ${known.join(', ') || 'none'}.${didYouMean(name, known)}`];
}
