// A `default` is an answer that its question takes.
import { dayOfLimit, isGroupSchema, isList, type Schema } from '../../../core/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import { refusedAtOnce } from '../../answers/refusedAtOnce.ts';
import { perhaps } from '../../errors/didYouMean.ts';
import { dayOf } from '../../foreign/writtenMoments.ts';
import { isClosed } from '../../schema/closedOptions.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { optionNear } from '../../schema/optionCalled.ts';
import { isBox } from '../../schema/yesNo.ts';
import type { Rule } from '../rule.ts';

type Fault = readonly [question: Schema, problem: string, repair: string];

export const defaultsAnswer: Rule = function* ({ steps, placeWithin }) {
  for (const { schema, schemaPlace } of steps) {
    const ofStep: Fault[] = schema.default === undefined ? [] : [[schema, ...OF_GROUP]];
    const faults = [...ofStep, ...inGroup(schema)];
    const isTold = (question: Schema) => faults.some(([told]) => told === question);
    const atOnce = refusedAtOnce(schema).filter(({ question }) => !isTold(question));
    const later = atOnce.map(({ question, by }): Fault => [question, ...refusedBesides(question, by)]);
    for (const [question, problem, repair] of [...faults, ...later]) {
      yield { place: placeWithin(question, '/default', schemaPlace), problem, repair };
    }
  }
};

function* inGroup(group: Schema): Generator<Fault> {
  for (const { schema } of groupParts(group))
    if (schema !== group && schema.default !== undefined) yield [schema, ...OF_GROUP];
  for (const { schema, whole } of groupQuestions(group)) {
    const [problem, repair] = (schema.default !== undefined && (faultOfBox(schema) ?? faultOf(whole))) || [];
    if (problem && repair) yield [schema, problem, repair];
    yield* inside(whole);
  }
}

function* inside(question: Schema): Generator<Fault> {
  if (isGroupSchema(question)) return yield* inGroup(question);
  const { items } = question;
  if (!items) return;
  if (items.default !== undefined) yield* ofEntry(items, isList(question));
  yield* inside(items);
}

/** An entry, or an option. */
function* ofEntry(items: Schema, isEntry: boolean): Generator<Fault> {
  const [problem, repair] = isEntry
    ? (faultOf(items) ?? [])
    : ['A "default" of "items" has no effect on options or files.', 'Write it at the question, or remove it.'];
  if (problem && repair) yield [items, problem, repair];
}

const BLANK = 'Remove it: a question without "default" begins without an answer.';

const OF_GROUP = ['Groups and lists have no "default".', 'Write it at the questions in the group.'] as const;

function refusedBesides({ default: given }: Schema, by: keyof Schema): readonly [problem: string, repair: string] {
  const problem = `The form opens with the "default" ${JSON.stringify(given)}, and "${by}" refuses it beside the other answers that it opens with.`;
  return [problem, `Change it, or "${by}".`];
}

const OF_EACH = [
  'Every entry begins with this "default", and "uniqueInList" refuses it from the second entry on.',
  'Remove one of the two.',
] as const;

const BEHIND_TODAY = [
  'Within two years a day comes when this "default" is refused: "formatMinimum" moves on with today, and the "default" does not.',
  'Remove it, or write a day in place of "formatMinimum".',
] as const;

/** True for a day that `formatMinimum` will refuse in two years, as it counts from today. Later is not looked at, because forms are revised every year. */
function isSoonBefore({ formatMinimum = '' }: Schema, given: unknown): boolean {
  if (!formatMinimum.startsWith('today') || typeof given !== 'string') return false;
  const later = new Date();
  later.setFullYear(later.getFullYear() + 2);
  return given < dayOfLimit(formatMinimum, later);
}

/** An unticked checkbox has no answer, so with `false` a new form would differ from one in which the box was ticked and unticked. */
function faultOfBox(question: Schema): readonly [problem: string, repair: string] | undefined {
  const { default: given } = question;
  if ((given !== false && given !== 'false') || !isBox(question)) return undefined;
  const problem = `A checkbox begins without a tick, and without a tick it has no answer: "default": ${given} has no effect.`;
  return [problem, 'Remove it; or add "ui:widget": "radio" in the ui file, which asks for yes or no.'];
}

function faultOf(question: Schema): readonly [problem: string, repair: string] | undefined {
  const { default: given, items, format } = question;
  const shown = JSON.stringify(given);
  const isNone = (one: unknown) => one === null || (typeof one === 'string' && one.trim() === '');
  const isBlank = isNone(given) || (Array.isArray(given) && given.every(isNone));
  if (isBlank) return [`The "default" ${shown} is no answer.`, BLANK];
  if (question.computed) return ['A computed answer has no "default".', 'Remove it.'];
  if (question.uniqueInList) return OF_EACH;
  if (question.readOnly) return ['Nobody could change this "default".', 'Write it as "const".'];
  if (isGroupSchema(question) || (items && isGroupSchema(items))) return OF_GROUP;
  if (format === 'attachment' || items?.format === 'attachment') return ['A file has no "default".', 'Remove it.'];
  const broken = refusedBy(question, given);
  if (broken === undefined)
    return [given].flat().some((one) => isSoonBefore(items ?? question, one)) ? BEHIND_TODAY : undefined;
  if ([given].flat().some((one) => isClosed(items ?? question, one))) {
    const problem = `The "default" ${shown} is an option that nobody can choose: "ui:enumDisabled" closes it.`;
    return [problem, 'Choose another default, or open this option.'];
  }
  const meant = answerMeant(question, given);
  const near = typeof given === 'string' ? optionNear(given, question) : undefined;
  const isOfToday = typeof given === 'string' && dayOf(given)?.startsWith('today') === true;
  const repair = isOfToday
    ? 'Write a day, as "2026-09-01", or remove it: a default is the same on every day.'
    : meant === undefined
      ? `Change it, or change "${broken}".${perhaps(near)}`
      : `Write "default": ${JSON.stringify(meant)}.`;
  return [`The "default" ${shown} is refused by "${broken}".`, repair];
}

/** The answer that is meant by its words, or written in another type; undefined where that is none, either. */
function answerMeant(question: Schema, written: unknown): unknown {
  const { type, format, items, enum: options = [], enumNames = [] } = question;
  const given = Array.isArray(written) ? written.filter((one) => one !== null) : written;
  const named = options[enumNames.indexOf(String(given))];
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : Number.NaN;
  const other = {
    array: items && [given].flat(),
    boolean: given === 'true' ? true : given === 'false' ? false : undefined,
    number,
    integer: number,
    string: typeof given === 'number' || typeof given === 'boolean' ? String(given) : dayWritten(format, given),
  };
  const meant = named ?? (Object.hasOwn(other, type ?? '') ? other[type as keyof typeof other] : undefined);
  return meant === undefined || Number.isNaN(meant) || refusedBy(question, meant) !== undefined ? undefined : meant;
}

/** The day as an answer keeps it. What is said of today would be another default tomorrow. */
function dayWritten(format: string | undefined, given: unknown): string | undefined {
  const day = format === 'date' ? dayOf(given) : undefined;
  return day?.startsWith('today') ? undefined : day;
}

function refusedBy(question: Schema, answer: unknown): string | undefined {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = question;
  if (items) {
    if (!Array.isArray(answer)) return 'type';
    if (answer.length < minItems) return 'minItems';
    if (answer.length > maxItems) return 'maxItems';
    if (uniqueItems && new Set(answer.map((one) => JSON.stringify(one))).size < answer.length) return 'uniqueItems';
    return answer.map((one) => refusedBy(items, one)).find((broken) => broken !== undefined);
  }
  return question.enum && !question.enum.includes(answer) ? 'enum' : brokenLimit(question, answer);
}
