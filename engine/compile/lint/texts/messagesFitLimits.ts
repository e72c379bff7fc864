// The message of a limit says what is taken. One that says the opposite ("at most {maximum}" where `minimum` refuses), or another number of years, sends parents the wrong way.
// Which of the two is right is not known, so nothing is mended. Of what is denied, only a demand is looked at whose direction is clear: "must not be before {formatMinimum}".
import { formatPointer, isRecord, type Language, readRelativeDay, recordOf, type Schema } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import type { Definition } from '../../read/definition.ts';
import { placeOfWords } from '../../read/placeOfWords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { NUMERIC_PAIRS } from '../../schema/keywords.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';
import { countedOtherwise, type Demand, demandIn, type Said, saidIn, withPlainDigits } from '../saidLimits.ts';

type Side = 'least' | 'most';
const OPPOSITE = { least: 'most', most: 'least' } as const;

const SIDES: Readonly<Record<string, Side>> = {
  minimum: 'least',
  minLength: 'least',
  minItems: 'least',
  maximum: 'most',
  maxLength: 'most',
  maxItems: 'most',
};

type Words = readonly [problem: string, repair: string];

export const messagesFitLimits: Rule = function* (definition) {
  const { steps, language, placeWithin } = definition;
  for (const { schema: step, schemaPlace } of steps) {
    for (const schema of subschemas(step)) {
      for (const [keys, keyword, text] of messagesOf(schema)) {
        const [problem, repair] = faultIn(definition, schema, keyword, text) ?? [];
        if (problem === undefined || repair === undefined) continue;
        const at = formatPointer(['errorMessage', ...keys]);
        yield { place: placeOfWords(language, placeWithin(schema, at, schemaPlace)), problem, repair };
      }
    }
  }
};

/** Each text of a message, with the keyword that raises it and its keys below `errorMessage`. One that is a single text is raised by every limit that an answer can break. */
function* messagesOf(schema: Schema): Generator<readonly [keys: readonly string[], keyword: string, text: string]> {
  const { errorMessage } = schema;
  if (typeof errorMessage === 'string') {
    const limits = Object.entries(schema).filter(
      ([key, limit]) => Object.hasOwn(SIDES, key) && !isOfMissing(key, limit),
    );
    for (const [keyword] of limits) yield [[], keyword, errorMessage];
    return;
  }
  for (const [keyword, message] of Object.entries(recordOf(errorMessage))) {
    if (typeof message === 'string') yield [[keyword], keyword, message];
    for (const [form, text] of Object.entries(isRecord(message) ? message : {}))
      if (typeof text === 'string') yield [[keyword, form], keyword, text];
  }
}

/** True for a least length of 1, which only a blank answer is below: that is a missing one. */
function isOfMissing(keyword: string, limit: unknown): boolean {
  return (keyword === 'minLength' || keyword === 'minItems') && Number(limit) <= 1;
}

function faultIn(definition: Definition, schema: Schema, keyword: string, message: string): Words | undefined {
  const limits: Readonly<Record<string, unknown>> = { ...schema };
  const filled = message.replace(/\{([^{}]+)\}/g, (_, name) => String(entryOf(limits, name) ?? name));
  const text = withPlainDigits(filled);
  const { negated } = engineTexts[definition.language].outcome;
  const limit = entryOf(limits, keyword);
  const isDay = keyword === 'formatMinimum' || keyword === 'formatMaximum';
  if (isDay && typeof limit === 'string') {
    if (isDayContradicted(definition.language, keyword, limit, message)) {
      const [end, other] = keyword === 'formatMinimum' ? ['first', 'formatMaximum'] : ['last', 'formatMinimum'];
      const problem = `"${keyword}" is the ${end} that is taken, and this message says the opposite.`;
      return [problem, `Say that it is the ${end}, or write "${other}".`];
    }
    return (
      ofPresent(definition.language, keyword, limit, text) ??
      (negated.test(text) ? undefined : ofDay(definition, keyword, limit, text))
    );
  }
  const side = entryOf(SIDES, keyword);
  if (side === undefined) return undefined;
  const other = otherEnd(limits, keyword, saidIn(definition, text));
  if (other) return other;
  const { below, above } = engineTexts[definition.language].limits;
  const isOpposite =
    isOnlyOf(saidIn(definition, text), OPPOSITE[side]) ||
    isTooFar(definition.language, text, OPPOSITE[side]) ||
    isDemanded(definition.language, message, { less: below, more: above }, side === 'least' ? 'less' : 'more');
  if (!isOpposite) return undefined;
  const problem = `"${keyword}" refuses, and this message says the opposite.`;
  return typeof schema.errorMessage === 'string'
    ? [problem, `Write one for each limit: "errorMessage": { "${keyword}": "...", ... }.`]
    : [problem, `Say that it is at ${side} {${keyword}}, or exchange the two messages.`];
}

/** “From 6 to 14” where the limits are 6 and 12. */
function otherEnd(limits: Readonly<Record<string, unknown>>, keyword: string, all: readonly Said[]): Words | undefined {
  const [least = '', most = ''] = NUMERIC_PAIRS.find((pair) => pair.some((one) => one === keyword)) ?? [];
  const [low, high] = [limits[least], limits[most]];
  if (typeof low !== 'number' || typeof high !== 'number') return undefined;
  const said = all.find((one) => one.least !== undefined && one.most !== undefined);
  if (!said || (said.least === low) === (said.most === high)) return undefined;
  const [end, limit, number] = said.least === low ? [most, high, said.most] : [least, low, said.least];
  return [`This message says ${number}, and "${end}" is ${limit}.`, `Write {${end}}, or correct "${end}".`];
}

/** True for “too long” and the like of a greatest limit, or “too short” of a least one, and not both. */
function isTooFar(language: Language, text: string, side: Side): boolean {
  const { tooMuch, tooLittle } = engineTexts[language].limits;
  const [of, other] = side === 'most' ? [tooMuch, tooLittle] : [tooLittle, tooMuch];
  return of.test(text) && !other.test(text);
}

/** True for a message that asks for the direction, of a number, a day or a placeholder. */
function isDemanded(
  language: Language,
  message: string,
  words: { readonly less: RegExp; readonly more: RegExp },
  direction: Demand['direction'],
): boolean {
  const said = demandIn(language, withPlainDigits(message), words);
  return said?.direction === direction && /^.{0,20}?[{\d]/.test(said.behind);
}

/** “Must be before {formatMinimum}”, “too young” of a first day, and “must be younger than 18” of a last one. */
function isDayContradicted(language: Language, keyword: string, limit: string, message: string): boolean {
  const { earlier, later, below, above, tooEarly, tooLate, tooOld, tooYoung } = engineTexts[language].limits;
  const isFirst = keyword === 'formatMinimum';
  const [wrong, right] = isFirst ? [tooLate, tooEarly] : [tooEarly, tooLate];
  const [wrongAge, rightAge] = isFirst ? [tooYoung, tooOld] : [tooOld, tooYoung];
  if (wrong.test(message) && !right.test(message)) return true;
  if (wrongAge.test(message) && !rightAge.test(message)) return true;
  if (isDemanded(language, message, { less: earlier, more: later }, isFirst ? 'less' : 'more')) return true;
  // Who was born earlier is older.
  const isOfBirth = limit.startsWith('today -') && limit.includes('year');
  return isOfBirth && isDemanded(language, message, { less: below, more: above }, isFirst ? 'more' : 'less');
}

/** True where a text says limits, all of them on this side. */
function isOnlyOf(all: readonly Said[], side: Side): boolean {
  return all.length > 0 && all.every((said) => said[side] !== undefined && said[OPPOSITE[side]] === undefined);
}

function ofDay(definition: Definition, keyword: string, limit: string, text: string): Words | undefined {
  const { amount = 0, unit } = readRelativeDay(limit) ?? {};
  const isFirst = keyword === 'formatMinimum';
  if (limit === 'today') return undefined;
  const saidYears = saidIn(definition, text).filter(({ kind }) => kind === 'years');
  const [counted] = saidYears.flatMap((said) => countedOtherwise([limit], said) ?? []);
  if (counted !== undefined)
    return [`This message counts in years, and the limit does not: it is "${limit}".`, counted];
  if (unit !== 'year') return undefined;
  const years = Math.abs(amount);
  // The last day of birth that is taken is that of the youngest, so a `formatMaximum` in the past is a least age.
  const side: Side = isFirst === amount > 0 ? 'least' : 'most';
  if (isOnlyOf(saidYears, OPPOSITE[side])) {
    const problem = `"${keyword}" takes what is at ${side} ${years} years away, and this message says the opposite.`;
    return [
      problem,
      `Say that it is at ${side} ${years} years, or write "${isFirst ? 'formatMaximum' : 'formatMinimum'}".`,
    ];
  }
  // A child of 12 was born less than 13 years ago, so "at most 12" is right beside a first day of birth 13 years ago.
  const right = side === 'most' && amount < 0 ? [years, years - 1] : [years];
  const other = saidYears.map((one) => one[side]).find((number) => number !== undefined && !right.includes(number));
  if (other === undefined) return undefined;
  return [
    `This message says ${other} years; the limit beside it is ${years}.`,
    `Write ${years}, or correct "${keyword}".`,
  ];
}

/** “Must not be in the future” where today is the first day, or a later one. */
function ofPresent(language: Language, keyword: string, limit: string, text: string): Words | undefined {
  const isFirst = keyword === 'formatMinimum';
  if (!limit.startsWith('today') || limit.startsWith(isFirst ? 'today -' : 'today +')) return undefined;
  const { mustBePast, mustBeFuture } = engineTexts[language].limits;
  const [wrong, right] = isFirst ? [mustBePast, mustBeFuture] : [mustBeFuture, mustBePast];
  if (!wrong.test(text) || right.test(text)) return undefined;
  const [taken, instead] = isFirst
    ? (['today and later', 'formatMaximum'] as const)
    : (['today and earlier', 'formatMinimum'] as const);
  return [`This message says the opposite: the limit takes ${taken}.`, `Say that, or write "${instead}".`];
}
