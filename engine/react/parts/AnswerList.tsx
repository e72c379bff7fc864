// All answers, grouped by step, in the words of the labels: for the review and for the applicant's copy.

import {
  type Answers,
  type Attachment,
  dateIn,
  type Field,
  type Form,
  getIn,
  isGroupSchema,
  listFields,
  numberIn,
  type Schema,
} from '../../core/index.ts';
import { useWords } from '../context.ts';
import { isAttachment } from '../widgetFor.ts';
import { scriptOf } from '../widgets/controlProps.ts';
import { labelOf } from '../widgets/options.ts';
import type { Words } from '../words/words.ts';
import { headings } from './headings.ts';

interface AnswerListProps {
  readonly form: Form;
  readonly answers: Answers;
  /** Element of the steps' headings, as the page's outline has it. */
  readonly heading: 'h2' | 'h3';
  /** Offers a Change beside every answer. */
  readonly onChange?: (step: number, name: string) => void;
}

export function AnswerList({ form, answers, heading: Heading, onChange }: AnswerListProps) {
  const words = useWords();
  return form.steps.map((step, i) => (
    <section key={step.id} className="answers">
      <Heading>{step.label}</Heading>
      <dl>
        {listFields(step, answers)
          .filter(({ schema }) => !schema.items || !isGroupSchema(schema.items))
          .map((field) => (
            <div key={field.name}>
              <dt>{labelled(field, words)}</dt>
              <dd>
                <bdi {...scriptOf(field.ui, field.schema.format, getIn(answers, field.path) !== undefined)}>
                  {inWords(field.schema, getIn(answers, field.path), form, words)}
                </bdi>
                {onChange && (
                  <button type="button" className="button-quiet" onClick={() => onChange(i, field.name)}>
                    {words.change}
                    <span className="visually-hidden"> {labelled(field, words)}</span>
                  </button>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

function labelled({ schema, name, under }: Field, words: Words): string {
  return headings(under, words) + (schema.title ?? name);
}

function inWords(schema: Schema, answer: unknown, { language }: Form, words: Words): string {
  if (answer === undefined) return words.noAnswer;
  if (isAttachment(schema))
    return [answer]
      .flat()
      .map((file) => (file as Attachment).name)
      .join(words.comma);
  if (schema.enum) return labelOf(schema, answer);
  if (Array.isArray(answer)) return answer.map((one) => labelOf(schema.items ?? {}, one)).join(words.comma);
  if (typeof answer === 'boolean') return answer ? words.ticked : words.notTicked;
  if (typeof answer === 'number') return numberIn(language, answer);
  return schema.format === 'date' ? dateIn(language, String(answer)) : String(answer);
}
