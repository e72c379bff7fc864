// Fills a letter: answers by their labels, dates in words, everything of the other direction isolated (UAX #9).
import { dateInWords, numberIn, quantityIn } from '../locale/formatting.ts';
import { isolateText, plusInFront } from '../locale/isolateText.ts';
import { type Language, notations } from '../locale/language.ts';
import { declaredProperties } from '../model/declaredProperties.ts';
import { questionAtPointer } from '../model/questionAtPointer.ts';
import type { Answers, Form, Schema } from '../model/types.ts';
import { answerAt } from './answerAt.ts';
import { fillPlaceholders, LETTER_FACTS, type LetterFact, type Placeholder } from './placeholders.ts';
import type { Letter, Office } from './types.ts';

export interface LetterFacts {
  readonly office: Office;
  /** In the office's language. */
  readonly form: Form;
  readonly answers: Answers;
  /** The latest answers to the questions of each move, by its id. */
  readonly asked: Readonly<Record<string, Answers>>;
  readonly reference: string;
  /** Its name and telephone number, as they are displayed. */
  readonly school: string;
  readonly telephone: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Subject and paragraphs in the language of the letter; a paragraph that comes out blank is left out. */
export function fillLetter(
  letter: Letter,
  facts: LetterFacts,
): { readonly subject: string; readonly text: readonly string[] } {
  const { language } = facts.office;
  const fill = (text: string) =>
    fillPlaceholders(text, (placeholder) => isolateText(fillingOf(placeholder, facts), language)).trim();
  return { subject: fill(letter.subject), text: letter.text.map(fill).filter((paragraph) => paragraph !== '') };
}

function fillingOf(placeholder: Placeholder, { office, form, answers, asked, ...others }: LetterFacts): string {
  const { language } = office;
  switch (placeholder.kind) {
    case 'answer':
      return wordsOf(
        questionAtPointer(form.steps, placeholder.pointer),
        answerAt(answers, placeholder.pointer),
        language,
      );
    case 'asked': {
      const { schema = {} } = office.moves.find(({ id }) => id === placeholder.move)?.asks ?? {};
      const { move, question } = placeholder;
      return wordsOf(declaredProperties(schema)[question], asked[move]?.[question], language);
    }
    case 'fact': {
      const { reference, school, telephone, today } = others;
      const values: Readonly<Record<LetterFact, string>> = {
        reference,
        school,
        telephone,
        today: dayInWords(today, language),
        form: form.title,
      };
      const fact = LETTER_FACTS.find((one) => one === placeholder.fact);
      return fact ? values[fact] : '';
    }
  }
}

/** An option by its label, a day in words, a number in the digits of the language, a computed one with thousands apart. */
function wordsOf(question: Schema = {}, answer: unknown, language: Language): string {
  if (answer === undefined || answer === null) return '';
  const option = question.enum?.indexOf(answer) ?? -1;
  if (option >= 0) return question.enumNames?.[option] ?? String(answer).trim();
  if (typeof answer === 'number') return question.compute ? quantityIn(language, answer) : numberIn(language, answer);
  if (question.inWords) {
    const [day = '', time] = String(answer).split('T');
    return time === undefined
      ? question.inWords(day)
      : `${dayInWords(day, language)}${notations[language].comma}${question.inWords(time)}`;
  }
  return question.format === 'date' ? dayInWords(String(answer), language) : plusInFront(String(answer));
}

function dayInWords(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year ? dateInWords(language, Number(year), Number(month), Number(date)) : day;
}
