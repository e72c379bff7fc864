// A valid answer to a question, made from its schema; deterministic, so that a proof can be repeated.
import fc from 'fast-check';
import type { AttachmentLimits, Schema } from '../core/index.ts';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2015-04-30',
  email: 'name@example.org',
  phone: '+9611234567',
  uri: 'https://example.org/',
};
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };

/** An answer that satisfies every keyword of the question, which is no group; a list has as few entries as allowed, but one. */
export function sampleAnswer(question: Schema, limits: AttachmentLimits | undefined): unknown {
  if (question.const !== undefined) return question.const;
  if (question.enum) return question.enum[0];
  if (question.format === 'attachment') return sampleFile(limits);
  switch (question.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return sampleNumber(question);
    case 'array':
      return Array.from({ length: Math.max(1, question.minItems ?? 0) }, (_, i) => {
        const { items = {} } = question;
        return question.uniqueItems && items.enum ? items.enum[i] : sampleAnswer(items, limits);
      });
    default:
      return sampleText(question);
  }
}

function sampleFile(limits: AttachmentLimits | undefined) {
  const type = limits?.types[0] ?? 'application/pdf';
  return { id: 'file', name: `file.${ENDINGS[type] ?? 'pdf'}`, type, size: 1 };
}

function sampleNumber({ minimum, maximum, multipleOf = 1 }: Schema): number {
  const least = minimum ?? Math.min(0, maximum ?? 0);
  return Math.ceil(least / multipleOf) * multipleOf;
}

/** Cache by pattern: generating texts is slow, and the same question is answered for every combination. */
const textsByPattern = new Map<string, readonly string[]>();

function textsOf(pattern: RegExp): readonly string[] {
  const texts = textsByPattern.get(pattern.source) ?? fc.sample(fc.stringMatching(pattern), { numRuns: 200, seed: 1 });
  textsByPattern.set(pattern.source, texts);
  return texts;
}

function sampleText(question: Schema): string {
  const { format = '', pattern, between, minLength = 0, maxLength = Infinity } = question;
  if (BY_FORMAT[format] !== undefined) return BY_FORMAT[format];
  const numbers = between?.map(String) ?? [];
  if (pattern === undefined) return numbers[0] ?? 'x'.repeat(Math.min(maxLength, Math.max(1, minLength)));
  const regExp = new RegExp(pattern);
  const fitting = [...numbers, ...textsOf(regExp)].filter(
    (text) =>
      regExp.test(text) && text.length >= Math.max(1, minLength) && text.length <= maxLength && text.trim() === text,
  );
  return fitting[0] ?? '';
}
