// Messages that no keyword beside them raises: the limit was removed, or the keyword is misspelt.
import { formatPointer, isRecord, parsePointer, recordOf, type Schema } from '../../../core/index.ts';
import { brokenLimit } from '../../answers/brokenLimit.ts';
import type { Meant, Place } from '../../errors/definitionError.ts';
import { didYouMean, keyMeant, nearest, perhaps } from '../../errors/didYouMean.ts';
import { repairOfKeyword } from '../../foreign/foreignKeywords.ts';
import { keywordOfMessage } from '../../foreign/keywordOfMessage.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import type { Rule } from '../rule.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

/** Keys of ajv-errors that are no keywords: the default message, and messages for parts. */
const OF_AJV_ERRORS = new Set(['_', 'properties', 'items']);

/** Keywords that no answer can violate: they say what is asked, or what is shown. */
const RAISES_NOTHING = new Set([
  'if',
  'then',
  'else',
  'allOf',
  'title',
  'description',
  'default',
  'readOnly',
  'enumNames',
]);

/** Limits that no answer falls below, up to these. */
const EMPTY: ReadonlyMap<string, number> = new Map([
  ['minLength', 1],
  ['minItems', 0],
]);

/** True for words in plural forms of which none has a placeholder, so that no number decides which form is shown. */
function isPluralOfNothing(words: unknown): boolean {
  return isRecord(words) && 'other' in words && !Object.values(words).some((form) => /\{[\w.]+\}/.test(String(form)));
}

/** Keywords that test a single answer. */
const BESIDE_OPTIONS: ReadonlySet<string> = new Set([
  ...['minLength', 'maxLength', 'pattern', 'between', 'format', 'formatMinimum', 'formatMaximum'],
  ...['minimum', 'maximum', 'multipleOf'],
]);

export const messagesReachable: Rule = function* (definition) {
  yield* besideKeywords(definition);
  yield* ofTypes(definition);
};

/**
 * Reports messages of questions that no answer can violate: of `type` where the page has a text box or a checkbox, which give texts and yes only, and of all keywords where nothing is
 * limited. A number is typed, and may be none; an entry of a list may be blank, which is of no type: there `type` has a message.
 */
const ofTypes = schemaRule('groups', function* (group): Generator<Fault> {
  for (const { schema, narrows } of groupQuestions(group)) {
    const { type = '', const: only, readOnly } = { ...narrows, ...schema };
    const isAlwaysRight = readOnly || (type === 'boolean' && only === undefined);
    if (typeof schema.errorMessage === 'string' && isAlwaysRight) {
      const problem = 'No answer to this question is refused, so this message is never shown.';
      yield { in: schema, at: '/errorMessage', problem, repair: 'Remove it.' };
      continue;
    }
    if ((type !== 'string' && type !== 'boolean') || recordOf(schema.errorMessage).type === undefined) continue;
    const problem = `Nobody can give anything but a ${type} here, so this message is never shown.`;
    yield { in: schema, at: '/errorMessage/type', problem, repair: 'Remove it.' };
  }
});

const besideKeywords = schemaRule('schemas', function* (schema): Generator<Fault<string | ((place: Place) => string)>> {
  const words = schema.errorMessage;
  if (words !== undefined && schema.format === 'attachment') {
    const repair = 'Remove it: a file that is too large, empty or of a wrong type has the words of the engine.';
    yield { at: '/errorMessage', problem: 'A file has no messages of its own.', repair };
  } else if (typeof words === 'string' && hasParts(schema)) {
    yield ofParts(schema, words);
  } else if (typeof words === 'object' && words !== null) {
    yield* withoutWords(words, schema);
    for (const [keyword, text] of Object.entries(words)) {
      if (keyword === 'properties') yield* ofQuestions(schema, text);
      if (OF_AJV_ERRORS.has(keyword)) continue;
      if (RAISES_NOTHING.has(keyword) && Object.hasOwn(schema, keyword)) {
        const problem = `"${keyword}" refuses no answer, so this message is never shown.`;
        yield { at: formatPointer(['errorMessage', keyword]), problem, repair: 'Remove it.' };
        continue;
      }
      if (keyword === 'required' && typeof text === 'string' && isAnswer(schema)) {
        const repair = ({ pointer }: Place) => {
          const [around, name] = parsePointer(pointer).slice(-4);
          if (name === 'items' && around !== 'properties') return 'Remove it: an entry that is there is answered.';
          return `Write it at the group, as "errorMessage": ${JSON.stringify({ required: { [name ?? '...']: text } })}.`;
        };
        const at = formatPointer(['errorMessage', keyword]);
        const problem = 'A missing answer is a mistake of the group, so this message is never shown.';
        yield { at, problem, repair, meant: atGroup };
      } else if (schema.required?.includes(keyword) && !Object.hasOwn(schema, keyword)) {
        const from = formatPointer(['errorMessage', keyword]);
        yield {
          at: from,
          problem: `"${keyword}" is a question: what is said when it is missing stands under "required".`,
          repair: `Write it as "required": { "${keyword}": ... }.`,
          meant: { moves: [[from, formatPointer(['errorMessage', 'required', keyword])]] },
        };
      } else if (typeof text === 'string' && Object.hasOwn(schema.properties ?? {}, keyword)) {
        const from = formatPointer(['errorMessage', keyword]);
        const to = formatPointer(['properties', keyword, 'errorMessage']);
        yield {
          at: from,
          problem: `"${keyword}" is a question: what is said of a wrong answer stands at the question.`,
          repair: 'Move it there: "errorMessage": "...".',
          meant: { moves: [[from, to]], isLikely: true },
        };
      } else if (!Object.hasOwn(schema, keyword) && isOpenIn(schema.items, keyword)) {
        const from = formatPointer(['errorMessage', keyword]);
        yield {
          at: from,
          problem: `"${keyword}" limits each entry, not the list, so this message is never shown.`,
          repair: `Write it in "items", as "errorMessage": { "${keyword}": ... }.`,
          meant: { moves: [[from, formatPointer(['items', 'errorMessage', keyword])]] },
        };
      } else if (!Object.hasOwn(schema, keyword)) {
        const beside = Object.keys(schema).filter((key) => Object.hasOwn(KEYWORDS, key) || key === 'anyOf');
        const renamed = keywordOfMessage(keyword, schema);
        // `notEquals` looks like `equals`, and is its opposite. Where the rule `keywords` says to remove such a keyword, no similar name is proposed.
        const isNone = repairOfKeyword(keyword, { ...schema, [keyword]: 1 })?.startsWith('Remove it') === true;
        const near = isNone ? undefined : nearest(keyword, beside);
        const repair = renamed
          ? `Write it as "${renamed}".`
          : `Add "${keyword}", or remove the message.${perhaps(near)}`;
        yield {
          at: formatPointer(['errorMessage', keyword]),
          problem: `There is no "${keyword}" that could raise this.`,
          repair,
          // A known keyword is no misspelling of another: its limit may have been removed.
          meant: keyMeant(renamed ?? (Object.hasOwn(KEYWORDS, keyword) ? undefined : near)),
        };
      } else if (EMPTY.has(keyword) && Number(recordOf(schema)[keyword]) <= (EMPTY.get(keyword) ?? 0)) {
        const repair = 'Move it to "required" under the "errorMessage" of the group, or remove it.';
        const at = formatPointer(['errorMessage', keyword]);
        yield { at, problem: 'An empty answer is a missing one, so this message is never shown.', repair };
      } else if (
        schema.enum?.every((option) => brokenLimit(schema, option) !== keyword) &&
        BESIDE_OPTIONS.has(keyword)
      ) {
        const repair = `Remove it, or let "${keyword}" go too: the options say what can be answered.`;
        const at = formatPointer(['errorMessage', keyword]);
        yield { at, problem: `Each option passes "${keyword}", so this message is never shown.`, repair };
      } else if (keyword !== 'properties' && keyword !== 'required' && isPluralOfNothing(text)) {
        const problem = 'These words name no number, so one form of them is always shown.';
        const repair = 'Write the words as one text, or name the limit in them, e.g. {maxLength}.';
        yield { at: formatPointer(['errorMessage', keyword]), problem, repair };
      } else if (keyword === 'required' && typeof text === 'object' && text !== null) {
        yield* ofRequired(Object.keys(text), schema.required ?? []);
      }
    }
  }
});

/** True for an entry of a list with the keyword and no message for it. */
function isOpenIn(entry: Schema | undefined, keyword: string): boolean {
  const { errorMessage } = entry ?? {};
  return (
    Object.hasOwn(entry ?? {}, keyword) &&
    typeof errorMessage !== 'string' &&
    !Object.hasOwn(recordOf(errorMessage), keyword)
  );
}

/** Reports messages under `errorMessage.properties` whose key is not the name of a question of the group. */
function* ofQuestions({ properties = {} }: Schema, messages: unknown): Generator<Fault> {
  const known = Object.keys(properties);
  for (const key of Object.keys(recordOf(messages)).filter((one) => !known.includes(one))) {
    const problem = `There is no question "${key}" here that this could be said of.`;
    const repair = `Correct its spelling, or remove it.${didYouMean(key, known)}`;
    yield {
      at: formatPointer(['errorMessage', 'properties', key]),
      problem,
      repair,
      meant: keyMeant(nearest(key, known)),
    };
  }
}

/** The message of a missing answer at its question, where its group has it. */
function atGroup({ pointer }: Place): Meant | undefined {
  const [properties, name = '', ...message] = parsePointer(pointer).slice(-4);
  if (properties !== 'properties') return undefined;
  const group = parsePointer(pointer).slice(0, -4);
  return { moves: [[pointer, formatPointer([...group, ...message, name])]] };
}

/** True for the schema of a question that is no group. A missing type proves nothing: a branch of a group need not repeat it. */
function isAnswer({ type, required, properties }: Schema): boolean {
  return type !== undefined && type !== 'object' && (required ?? properties) === undefined;
}

/** True for a group, a part of one, and a list whose entries are more than options. */
function hasParts({ type, properties, required, anyOf, items }: Schema): boolean {
  if (type === 'object' || (properties ?? required) !== undefined) return true;
  return items === undefined ? anyOf !== undefined : items.enum === undefined;
}

/** ajv-errors puts a message that is a text in the place of all errors in the group or list, and reports it at the group, so no question is marked as wrong. */
function ofParts(schema: Schema, words: string): Fault {
  const { required = [], properties, anyOf, items, type } = schema;
  const isList = items !== undefined && type !== 'object' && properties === undefined;
  const what = isList ? 'list' : 'group';
  const problem = `This one message would be shown at the ${what}, in place of those of every question in it.`;
  const limits = ['minItems', 'maxItems', 'uniqueItems', 'lengthEquals'].filter((keyword) =>
    Object.hasOwn(schema, keyword),
  );
  const missing = {
    ...(required.length > 0 && { required: Object.fromEntries(required.map((key) => [key, words])) }),
    ...(anyOf && { anyOf: words }),
  };
  const becomes = isList ? Object.fromEntries(limits.map((keyword) => [keyword, words])) : missing;
  if (Object.keys(becomes).length === 0)
    return { at: '/errorMessage', problem, repair: 'Remove it.', removes: ['/errorMessage'] };
  const repair = `Write ${JSON.stringify(becomes)}, and the message for a limit of a question beside that limit.`;
  return { at: '/errorMessage', problem, repair, becomes };
}

function* withoutWords(words: object, { required: names = [] }: Schema): Generator<Fault> {
  const { required } = recordOf(words);
  // The rule `requiredHaveMessages` reports those that are missing in it.
  if (names.length > 0 && isRecord(required) && Object.keys(required).length === 0) return;
  const at =
    Object.keys(words).length === 0
      ? ''
      : isRecord(required) && Object.keys(required).length === 0
        ? '/required'
        : undefined;
  if (at !== undefined)
    yield { at: `/errorMessage${at}`, problem: 'There are no messages in this.', repair: 'Remove it.' };
}

function* ofRequired(worded: readonly string[], required: readonly string[]): Generator<Fault> {
  for (const key of worded) {
    if (required.includes(key)) continue;
    yield {
      at: formatPointer(['errorMessage', 'required', key]),
      problem: `"${key}" is not required here, so its message can never be raised.`,
      repair: `Add "${key}" to "required", or remove the message.${didYouMean(key, required)}`,
    };
  }
}
