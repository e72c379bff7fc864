// All answers, grouped by step, in the words of the labels: for the review and for the applicant's copy.
import { type Field, listFields } from '../../core/listFields.ts';
import { formatDate } from '../../core/parseDate.ts';
import { getIn } from '../../core/path.ts';
import { hasQuestions } from '../../core/settle.ts';
import type { Answers, Attachment, Form, Schema } from '../../core/types.ts';
import { isAttachment } from '../widgetFor.ts';
import { labelOf } from '../widgets/options.ts';
import { words } from '../words.ts';

interface AnswerListProps {
  readonly form: Form;
  readonly answers: Answers;
  /** Element of the steps' headings, as the page's outline has it. */
  readonly heading: 'h2' | 'h3';
  /** Offers a Change beside every answer. */
  readonly onChange?: (step: number, name: string) => void;
}

export function AnswerList({ form, answers, heading: Heading, onChange }: AnswerListProps) {
  return form.steps.map((step, i) => (
    <section key={step.id} className="answers">
      <Heading>{step.label}</Heading>
      <dl>
        {listFields(step, answers)
          .filter(({ schema }) => !schema.items || !hasQuestions(schema.items))
          .map((field) => (
            <div key={field.name}>
              <dt>{labelled(field)}</dt>
              <dd>
                <bdi>{inWords(field.schema, getIn(answers, field.path))}</bdi>
                {onChange && (
                  <button type="button" className="button-quiet" onClick={() => onChange(i, field.name)}>
                    {words.change}
                    <span className="visually-hidden"> {labelled(field)}</span>
                  </button>
                )}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}

function labelled({ schema, name, entries }: Field): string {
  const label = schema.title ?? name;
  const entry = entries.at(-1);
  return entry ? `${words.entry(String(entry.list['ui:entry'] ?? ''), entry.index + 1)}: ${label}` : label;
}

function inWords(schema: Schema, answer: unknown): string {
  if (answer === undefined) return words.noAnswer;
  if (isAttachment(schema))
    return [answer]
      .flat()
      .map((file) => (file as Attachment).name)
      .join(', ');
  if (schema.enum) return labelOf(schema, answer);
  if (Array.isArray(answer)) return answer.map((one) => labelOf(schema.items ?? {}, one)).join(', ');
  if (typeof answer === 'boolean') return answer ? words.ticked : words.noAnswer;
  return schema.format === 'date' ? formatDate(String(answer)) : String(answer);
}
