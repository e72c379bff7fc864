// Right submissions at random: whatever is asked is answered, and a part of what need not be.
import fc, { type GeneratorValue } from 'fast-check';
import { resolve } from '../../engine/core/resolve.ts';
import { hasQuestions, settle } from '../../engine/core/settle.ts';
import type { Answers, AttachmentLimits, Schema } from '../../engine/core/types.ts';
import { sampleAnswer } from '../../engine/prove/sampleAnswer.ts';

/** A group's answers, drawn question by question, because each may bring up others. */
export function drawGroup(draw: GeneratorValue, group: Schema, limits: AttachmentLimits | undefined): Answers {
  let answers: Answers = {};
  const done = new Set<string>();
  for (;;) {
    const { properties = {}, required = [] } = resolve(group, answers);
    const next = Object.keys(properties).find((key) => !done.has(key));
    if (next === undefined) return settle(group, withCounts(properties, answers));
    done.add(next);
    const question = properties[next];
    if (!question || !(required.includes(next) || hasQuestions(question) || draw(fc.boolean))) continue;
    answers = { ...answers, [next]: drawAnswer(draw, question, limits) };
  }
}

function drawAnswer(draw: GeneratorValue, question: Schema, limits: AttachmentLimits | undefined): unknown {
  if (hasQuestions(question)) return drawGroup(draw, question, limits);
  const { enum: options, type, items, format, pattern, minLength = 1, maxLength = 50 } = question;
  if (options) return draw(fc.constantFrom, ...options);
  if (type === 'boolean') return draw(fc.boolean);
  if (items) {
    const { minItems = 1, maxItems = 3 } = question;
    const length = draw(fc.integer, { min: Math.max(1, minItems), max: Math.min(maxItems, 3) });
    return Array.from({ length }, () => drawAnswer(draw, items, limits));
  }
  if (type === 'integer') {
    const { minimum = 0, maximum = minimum + 99 } = question;
    return draw(fc.integer, { min: minimum, max: maximum });
  }
  if (format === 'date') {
    const day = draw(fc.date, { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    return day.toISOString().slice(0, 10);
  }
  if (type !== 'string' || format || pattern) return sampleAnswer(question, limits);
  const text = draw(fc.string, { unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }).trim();
  return text.length < minLength || text.length > maxLength ? sampleAnswer(question, limits) : text;
}

function withCounts(properties: Readonly<Record<string, Schema>>, answers: Answers): Answers {
  const counts = Object.entries(properties).flatMap(([key, { lengthEquals }]) => {
    const list = answers[key];
    return lengthEquals && Array.isArray(list) ? [[lengthEquals.$data.split('/')[1] ?? '', list.length] as const] : [];
  });
  return { ...answers, ...Object.fromEntries(counts) };
}
