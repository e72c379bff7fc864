// Random valid submissions: all required answers and some of the optional ones.
import fc, { type GeneratorValue } from 'fast-check';
import { pruneAnswers } from '../../engine/core/answers/pruneAnswers.ts';
import { resolve } from '../../engine/core/answers/resolve.ts';
import { dayOfLimit } from '../../engine/core/model/dayLimits.ts';
import { parsePointer } from '../../engine/core/model/jsonPointer.ts';
import { getIn, setIn } from '../../engine/core/model/path.ts';
import { isGroupSchema } from '../../engine/core/model/schema.ts';
import { uiOf } from '../../engine/core/model/sections.ts';
import type { Answers, AttachmentLimits, Form, Schema, UiSchema } from '../../engine/core/model/types.ts';
import { withComparisons } from '../../engine/prove/answers/comparedAnswers.ts';
import { withDifferences } from '../../engine/prove/answers/differingEntries.ts';
import { sampleAnswer } from '../../engine/prove/answers/sampleAnswer.ts';

const DAY = 86_400_000;

/** The ui entries of all steps, as one of `formSchema`. */
export function formUi(form: Pick<Form, 'steps'>): UiSchema {
  return form.steps.reduce(
    (all, { at, ui }) => setIn(all, at, { ...(getIn(all, at) as object), ...ui }) as UiSchema,
    {},
  );
}

/** A group's answers, generated one by one, because each can make further questions visible. */
export function generateGroup(
  draw: GeneratorValue,
  group: Schema,
  limits: AttachmentLimits | undefined,
  ui: UiSchema,
): Answers {
  let answers: Answers = {};
  const done = new Set<string>();
  for (;;) {
    const { properties = {}, required = [] } = resolve(group, answers);
    // A question that was skipped may have become required.
    const isOpen = (key: string) => !done.has(key) || (required.includes(key) && answers[key] === undefined);
    const next = Object.keys(properties).find(isOpen);
    if (next === undefined) return pruneAnswers(group, withCounts(properties, answers));
    done.add(next);
    const question = properties[next];
    if (!question || !(required.includes(next) || isAlwaysPresent(question) || draw(fc.boolean))) continue;
    answers = { ...answers, [next]: generateAnswer(draw, question, limits, uiOf(ui, next)) };
  }
}

/** Groups and read-only answers are always present. */
function isAlwaysPresent(question: Schema): boolean {
  return question.readOnly === true || isGroupSchema(question);
}

function generateAnswer(
  draw: GeneratorValue,
  question: Schema,
  limits: AttachmentLimits | undefined,
  ui: UiSchema,
): unknown {
  if (isGroupSchema(question)) return generateGroup(draw, question, limits, ui);
  const isOpen = (option: unknown) => !ui['ui:enumDisabled']?.includes(option);
  const options = question.enum?.filter(isOpen);
  const { type, items, format, pattern, minLength = 1, maxLength = 50 } = question;
  if (question.const !== undefined) return question.const;
  if (options) return draw(fc.constantFrom, ...options);
  // An unticked checkbox has no answer.
  if (type === 'boolean') return true;
  if (items?.enum) {
    const open = items.enum.filter(isOpen);
    const { minItems: minLength = 1, maxItems: maxLength = open.length } = question;
    return draw(fc.shuffledSubarray<unknown>, open, { minLength, maxLength: Math.min(maxLength, open.length) });
  }
  if (items) {
    const { minItems = 1, maxItems = 3, uniqueItems } = question;
    const length = draw(fc.integer, { min: Math.max(1, minItems), max: Math.min(maxItems, 3) });
    const entries = Array.from({ length }, () => generateAnswer(draw, items, limits, uiOf(ui, 'items')));
    // A text that was drawn twice is replaced, since the list may need as many.
    return uniqueItems
      ? [...new Set(entries.map((one, i) => (entries.indexOf(one) < i ? `#${i}` : one)))]
      : withDifferences(items, entries);
  }
  if (type === 'integer') {
    const { minimum = 0, maximum = minimum + 99, multipleOf = 1 } = question;
    const range = { min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) };
    return draw(fc.integer, range) * multipleOf;
  }
  if (format === 'date') {
    if (question.formatMinimum !== undefined) return sampleAnswer(question, limits);
    const latest = dayOfLimit(question.formatMaximum ?? '2100-01-01', new Date());
    const [min = 0, max = 0] = ['1900-01-01', latest].map((end) => Date.parse(end) / DAY);
    return new Date(draw(fc.integer, { min, max }) * DAY).toISOString().slice(0, 10);
  }
  if (type !== 'string' || format || pattern) return sampleAnswer(question, limits);
  const text = draw(fc.string, { unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }).trim();
  return text.length < minLength || text.length > maxLength ? sampleAnswer(question, limits) : text;
}

function withCounts(properties: Readonly<Record<string, Schema>>, answers: Answers): Answers {
  const counts = Object.entries(properties).flatMap(([key, { lengthEquals }]) => {
    const list = answers[key];
    return lengthEquals && Array.isArray(list)
      ? [[parsePointer(lengthEquals.$data)[0] ?? '', list.length] as const]
      : [];
  });
  return withComparisons(properties, { ...answers, ...Object.fromEntries(counts) }, () => true);
}
