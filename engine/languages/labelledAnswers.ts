// Answers for display: labelled by their questions, in the order of the form. Answers to questions that the current
// definition no longer has come last, under their fields' names, so that nothing received is left out.
import {
  type Answers,
  dateIn,
  type Form,
  getIn,
  type Heading,
  HIDDEN_TEXT,
  isList,
  isRecord,
  type Language,
  listFields,
  momentInWords,
  notations,
  numberIn,
  parseDate,
  quantityIn,
  type Schema,
  SOURCE,
} from '../core/index.ts';
import { engineTexts } from './engineTexts.ts';

export interface LabelledAnswer {
  /** The field's name; unique, unlike the label. */
  readonly name: string;
  /** Headings, outermost first: the step, groups and entries of lists. */
  readonly headings: readonly string[];
  readonly label: string;
  /** Options by their labels, files by their names. */
  readonly text: string;
  /** What was typed, where `text` hides a password. */
  readonly secret?: string;
  /** The answer, if it is a number and not one of a list of options. */
  readonly number: number | undefined;
  /** The answer as `YYYY-MM-DD`, if it is a valid date. */
  readonly day: string | undefined;
  /** The time of the answer as `HH:MM`, if it is one, or a day with one. */
  readonly time: string | undefined;
}

/**
 * All answers to `form`; without a form, under their fields' names.
 * @param digits whose numerals and notation of dates the texts have. A page or mail gives the form's own language; exports and the command
 *   line keep 0 to 9, which other programs read.
 */
export function labelledAnswers(
  form: Form | undefined,
  answers: Answers,
  digits: Language = SOURCE,
): readonly LabelledAnswer[] {
  const language = form?.language ?? SOURCE;
  const found: LabelledAnswer[] = [];
  for (const step of form?.steps ?? []) {
    for (const { name, path, schema, under } of listFields(step, answers)) {
      const answer = getIn(answers, path);
      if (answer === undefined || isList(schema)) continue;
      const headings = [step.label, ...under.map((heading) => headingText(heading, digits))];
      const text = answerText(schema, answer, language, digits);
      // An entry with a single answer has no title besides its heading.
      const label = schema.title || (under.length > 0 && headings.pop()) || name;
      found.push({
        name,
        headings,
        label,
        text,
        ...(schema.inputType === 'password' && { secret: String(answer) }),
        // A number that stands for an option is exported as the option's label.
        number: schema.enum ? undefined : asNumber(answer),
        ...momentOf(schema, answer),
      });
    }
  }
  const shown = found.map(({ name }) => name);
  const others = flatten('', answers).filter(
    ([name]) => !shown.some((one) => name === one || name.startsWith(`${one}[`)),
  );
  return [...found, ...others.map(([name, answer]) => otherAnswer(form, name, answer, digits))];
}

/** The answer to a question that the form does not ask, or no longer, under its field's name. */
function otherAnswer(form: Form | undefined, name: string, answer: unknown, digits: Language): LabelledAnswer {
  const isSecret = form?.secrets?.includes(name.replace(/\[\d+\]/g, '')) ?? false;
  return {
    name,
    headings: [],
    label: name,
    ...(isSecret
      ? { text: HIDDEN_TEXT, secret: String(answer), number: undefined }
      : { text: plain(answer, form?.language ?? SOURCE, digits), number: asNumber(answer) }),
    day: undefined,
    time: undefined,
  };
}

function headingText(heading: Heading, digits: Language): string {
  if ('title' in heading) return heading.title;
  return `${heading.list['ui:entry'] ?? ''} ${numberIn(digits, heading.index + 1)}`.trim();
}

/** An option by its label, a date as the forms show it, a computed number with thousands apart, numerals of `digits`, a file by its name, a password by dots. */
export function answerText(schema: Schema, answer: unknown, language: Language, digits = SOURCE): string {
  if (Array.isArray(answer)) {
    const texts = answer.map((one) => answerText(schema.items ?? {}, one, language, digits));
    return texts.join(notations[language].comma);
  }
  if (schema.inputType === 'password') return schema.inWords?.(String(answer)) ?? '';
  const option = schema.enum?.indexOf(answer) ?? -1;
  if (option >= 0) return schema.enumNames?.[option] ?? String(answer).trim();
  if (schema.compute && typeof answer === 'number') return quantityIn(digits, answer);
  if (schema.format === 'date') return dateIn(digits, String(answer));
  if (schema.format === 'time' || schema.format === 'date-time') {
    const { digits: ten, dateSeparator } = notations[digits];
    return momentInWords(ten, dateSeparator, notations[language].comma)(String(answer));
  }
  return plain(answer, language, digits);
}

function asNumber(answer: unknown): number | undefined {
  return typeof answer === 'number' ? answer : undefined;
}

function momentOf({ format }: Schema, answer: unknown): Pick<LabelledAnswer, 'day' | 'time'> {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)?(?:^|T|$)(\d\d:\d\d)?$/.exec(String(answer)) ?? [];
  return {
    day: format?.startsWith('date') && day !== undefined ? parseDate(day) : undefined,
    time: format === 'time' || format === 'date-time' ? time : undefined,
  };
}

function plain(answer: unknown, language: Language, digits: Language): string {
  if (typeof answer === 'boolean') return engineTexts[language].answers[answer ? 'yes' : 'no'];
  if (typeof answer === 'number') return numberIn(digits, answer);
  return isAttachment(answer) ? answer.name : String(answer);
}

function flatten(name: string, answer: unknown): (readonly [string, unknown])[] {
  if (typeof answer !== 'object' || answer === null || isAttachment(answer)) return [[name, answer]];
  return Object.entries(answer).flatMap(([key, part]) => flatten(name === '' ? key : `${name}[${key}]`, part));
}

function isAttachment(answer: unknown): answer is { name: string } {
  return isRecord(answer) && ['id', 'name', 'type', 'size'].every((key) => key in answer);
}
