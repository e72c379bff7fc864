// Texts by which tests of patterns differ, as a question allows them.
import { dayOfLimit, readRelativeDay, type Schema } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import { automatonOf } from '../schema/patterns/automata.ts';
import { readableParts, syntaxErrorOf, textsMatching } from '../schema/patterns/textMatching.ts';
import { answerText } from './answerText.ts';
import { formattedTexts } from './formattedTexts.ts';

/** Characters of texts that a pattern is not to match: it may match all texts of one character (`^x`), hardly those of all three. */
const OTHERS = ['x', 'a', '7'];

/** Texts that match patterns of the tests, and others of the least length and of about the lengths that they name, as the question allows them; none of those named. */
export function textsFor(question: Schema, tests: readonly Schema[], named: readonly unknown[]): readonly string[] {
  const patterns = tests.flatMap(({ pattern }) => pattern ?? []);
  if (patterns.length === 0) return [];
  const lengths = patterns
    .flatMap((pattern) => [...pattern.matchAll(/\{(\d+)?,?(\d+)?\}/g)])
    .flatMap((counts) => counts.slice(1));
  const near = [...new Set(lengths)].flatMap((length) =>
    length ? [-1, 0, 1].map((more) => Number(length) + more) : [],
  );
  const others = [1, question.minLength ?? 1, ...near].flatMap((length) =>
    OTHERS.map((one) => one.repeat(Math.max(1, length))),
  );
  const byPattern = [...new Set(patterns)].flatMap((pattern) => readableParts(pattern).map(textsMatching));
  const matching = byPattern.flat();
  const joined = joinedTexts(byPattern);
  const texts = [...matching, ...joined, ...padded([...matching, ...joined], near), ...others];
  if (question.format === undefined) {
    let own = differing(question, textsWithin(ownTexts(question), matching), patterns);
    // Each round writes one part more over a text that has others already.
    for (const _ of byPattern.slice(1, MOST_ROUNDS)) own = differing(question, textsWithin(own, matching), patterns);
    return completed(question, [...new Set([...texts.filter((text) => fits(question, text)), ...own])], patterns);
  }
  const formatted = formattedTexts(question.format, texts).filter((text) => !named.includes(text));
  return completed(question, differing(question, formatted, patterns), patterns);
}

/** Of more patterns, each is sought to match and not to match by itself: all combinations would be too many. */
const MOST_TOGETHER = 4;

/** The texts, and one for each combination of matching patterns that none of them has, if there is such an answer. */
function completed(question: Schema, texts: readonly string[], patterns: readonly string[]): readonly string[] {
  const tests = [...new Set(patterns)].filter((pattern) => syntaxErrorOf(pattern) === undefined);
  const sets = tests.length > MOST_TOGETHER ? tests.map((one) => [one]) : [tests];
  const more = sets.flatMap((some) => {
    const known = new Set(texts.map((text) => some.map((pattern) => new RegExp(pattern, 'u').test(text)).join()));
    return resultsOf(some.length)
      .filter((results) => !known.has(results.join()))
      .flatMap((results) => {
        const all = some.filter((_, i) => results[i]);
        return (
          answerText(
            question,
            all,
            some.filter((one) => !all.includes(one)),
          ) ?? []
        );
      });
  });
  return [...texts, ...more.filter((text) => canBeDay(question, text))];
}

/** All combinations of so many results. */
function resultsOf(count: number): readonly (readonly boolean[])[] {
  return count === 0 ? [[]] : resultsOf(count - 1).flatMap((rest) => [true, false].map((one) => [...rest, one]));
}

/** Of the samples of each pattern at most so many are joined, and so many padded. */
const MOST_JOINED = 6;
const MOST_PADDED = 60;
/** At most so many parts are written over one text. */
const MOST_ROUNDS = 3;

/** Two samples of different patterns, one after the other, and one of each: a condition may have several patterns, e.g. a beginning and an end. */
function joinedTexts(byPattern: readonly (readonly string[])[]): readonly string[] {
  const few = byPattern.map((texts) => texts.slice(0, MOST_JOINED));
  const pairs = few.flatMap((ones, i) =>
    few.flatMap((others, j) => (i === j ? [] : ones.flatMap((one) => others.map((other) => one + other)))),
  );
  const firsts = few.map(([first = '']) => first);
  return few.length > 2 ? [...pairs, firsts.join(''), firsts.toReversed().join('')] : pairs;
}

/** The texts with so many more characters, before or behind them, that they have one of the lengths. */
function padded(texts: readonly string[], lengths: readonly number[]): readonly string[] {
  return texts.slice(0, MOST_PADDED).flatMap((text) =>
    lengths.flatMap((length) => {
      const fillers = [...OTHERS, text.at(-1) ?? '', text.charAt(0)];
      return length > text.length
        ? fillers.flatMap((one) => [text.padEnd(length, one), text.padStart(length, one)])
        : [];
    }),
  );
}

/** Samples of the question's own pattern. */
function ownTexts({ pattern }: Schema): readonly string[] {
  return pattern === undefined ? [] : textsMatching(pattern);
}

/**
 * The texts as they are, and with each of `parts` written over each of their places. A condition may test a part of a text: for `^K` beside the question's
 * `[A-Z]\d{3}` neither the sample `K` of the test is an answer, nor does a sample such as `A000` pass the test, but `K000` is both.
 */
function textsWithin(texts: readonly string[], parts: readonly string[]): readonly string[] {
  const laid = texts.flatMap((text) =>
    parts.flatMap((part) => Array.from(text, (_, at) => text.slice(0, at) + part + text.slice(at + part.length))),
  );
  return [...texts, ...laid];
}

/** Of texts that the same patterns match, the first that the question allows: there may be as many as there are days. */
function differing(question: Schema, texts: readonly string[], patterns: readonly string[]): readonly string[] {
  const tests = patterns
    .filter((pattern) => syntaxErrorOf(pattern) === undefined)
    .map((pattern) => new RegExp(pattern, 'u'));
  const found = new Map<string, string>();
  for (const text of texts) {
    const results = tests.map((test) => test.test(text)).join();
    if (!found.has(results) && fits(question, text) && canBeDay(question, text)) found.set(results, text);
  }
  return [...found.values()];
}

/** True for a text of the question's format, pattern and lengths, without spaces at its ends. A pattern that is not read is taken to match. */
export function fits({ format = '', pattern, minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  const { length } = [...text];
  const isFormatted = entryOf(FORMATS, format)?.test(text) ?? true;
  const isUnread = (one: string) => textsMatching(one).length === 0 && automatonOf(one) === undefined;
  const isPattern = pattern === undefined || isUnread(pattern) || new RegExp(pattern, 'u').test(text);
  return length >= minLength && length <= maxLength && isFormatted && isPattern && text.trim() === text;
}

/** False for a day, or a time, that the limits exclude now and from now on: one that is relative to today moves on. */
export function canBeDay({ format, formatMinimum, formatMaximum }: Schema, text: string): boolean {
  const day = format === 'date-time' ? text.slice(0, 10) : text;
  if (formatMinimum !== undefined && day < dayOfLimit(formatMinimum, new Date())) return false;
  return formatMaximum === undefined || readRelativeDay(formatMaximum) !== undefined || day <= formatMaximum;
}
