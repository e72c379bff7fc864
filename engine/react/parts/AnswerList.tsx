// All answers by step, choices by their labels: for the review and for the applicant's copy.

import {
  type Answers,
  attachmentsIn,
  dateIn,
  type Field,
  type Form,
  getIn,
  isAsked,
  isList,
  listFields,
  numberIn,
  plusInFront,
  quantityIn,
  type Schema,
} from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { useMessages } from '../state/context.ts';
import { scriptOf } from '../widgets/controlProps.ts';
import { labelOf } from '../widgets/options.ts';
import { isAttachment } from '../widgets/widgetFor.ts';
import { withHeadings } from './withHeadings.ts';

interface AnswerListProps {
  readonly form: Form;
  readonly answers: Answers;
  /** Level of the steps' headings, one below the heading above the list. */
  readonly heading: 'h2' | 'h3';
  /** Adds a Change button to every answer. */
  readonly onChange?: (step: number, name: string) => void;
}

export function AnswerList({ form, answers, heading: Heading, onChange }: AnswerListProps) {
  const messages = useMessages();
  return form.steps.map(
    (step, i) =>
      isAsked(step, answers) && (
        <section key={step.id} className="answers">
          <Heading>{step.label}</Heading>
          <dl>
            {listFields(step, answers)
              .filter(({ schema }) => !isList(schema))
              .map((field) => (
                <div key={field.name}>
                  <dt>{labelled(field, messages)}</dt>
                  <dd>
                    <bdi {...scriptOf(field.ui, field.schema.format, getIn(answers, field.path) !== undefined)}>
                      {inWords(field.schema, getIn(answers, field.path), form, messages)}
                    </bdi>
                    {onChange && !field.schema.readOnly && (
                      <button type="button" className="button-quiet" onClick={() => onChange(i, field.name)}>
                        {messages.change}
                        <span className="visually-hidden"> {labelled(field, messages)}</span>
                      </button>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ),
  );
}

function labelled({ schema, name, under }: Field, messages: WizardMessages): string {
  // An entry with a single answer has no title besides its number.
  return withHeadings(under, messages, schema.title ?? name);
}

function inWords(schema: Schema, answer: unknown, { language }: Form, messages: WizardMessages): string {
  if (answer === undefined) return messages.noAnswer;
  if (isAttachment(schema))
    return attachmentsIn(answer)
      .map(({ name }) => name)
      .join(messages.comma);
  if (schema.inWords) return schema.inWords(String(answer));
  if (schema.enum) return labelOf(schema, answer);
  if (Array.isArray(answer)) return answer.map((one) => labelOf(schema.items ?? {}, one)).join(messages.comma);
  if (typeof answer === 'boolean') return answer ? messages.ticked : messages.notTicked;
  if (typeof answer === 'number') return schema.compute ? quantityIn(language, answer) : numberIn(language, answer);
  return schema.format === 'date' ? dateIn(language, String(answer)) : plusInFront(String(answer));
}
