// What is written for a list without groups: single answers, lists of them, and answers whose names visitors type.
import { SOURCE } from '../../../core/index.ts';
import {
  isListKind,
  type ListKind,
  type NewAnswers,
  type NewEntries,
  type NewQuestion,
  type Words,
} from '../../protocol/outline.ts';
import type { At, Draft } from '../draft/draft.ts';
import { below } from '../draft/groups.ts';
import { Impossible } from '../draft/impossible.ts';
import { setTranslations, setWords } from '../draft/words.ts';
import { type Json, PLAIN } from './plainKinds.ts';

/** Where the message for a blank answer stands. That of a named answer is the engine's: its two questions have titles of their own. */
const MESSAGE: Readonly<Partial<Record<ListKind, readonly string[]>>> = {
  answers: ['items', 'errorMessage', 'type'],
  lists: ['items', 'items', 'errorMessage', 'type'],
};

/**
 * The schema with its English texts. What has to be answered begins with a blank entry, which says that it is missing.
 * Throws {@link Impossible} where a greatest number or a title is missing.
 */
export function listSchema({ kind, answers, required }: NewQuestion, text: Json): Json {
  if (!answers) throw new Impossible('A list says what its answers are.');
  const answer = PLAIN[answers.kind];
  if (kind === 'named')
    return {
      type: 'object',
      ...text,
      ...(required && { minProperties: 1 }),
      maxProperties: mostOf(answers, 'answers'),
      propertyNames: { title: titleOf(answers.naming) },
      additionalProperties: { ...answer, title: titleOf(answers.title) },
    };
  const message = required?.[SOURCE]?.trim();
  const items = { ...answer, ...(message && { errorMessage: { type: message } }) };
  const least = required && { minItems: 1 };
  if (kind === 'answers') return { type: 'array', ...text, ...least, maxItems: mostOf(answers, 'answers'), items };
  const title = titleOf(answers.title);
  return {
    type: 'array',
    ...text,
    ...least,
    maxItems: mostOf(answers.lists, 'lists'),
    // A list without answers could not be sent.
    items: { type: 'array', title, minItems: 1, maxItems: mostOf(answers, 'answers in a list'), items },
  };
}

/** The translations of its titles and of its message; their English is in its schema. */
export function translateList(draft: Draft, at: At, { kind, answers, required = {} }: NewQuestion): void {
  const translate = (words: Words | undefined, ...keys: readonly string[]) => {
    if (words) setTranslations(draft, at.file, below(at, ...keys).pointer, words);
  };
  if (kind === 'named') {
    translate(answers?.naming, 'propertyNames', 'title');
    translate(answers?.title, 'additionalProperties', 'title');
  } else if (kind === 'lists') translate(answers?.title, 'items', 'title');
  const message = isListKind(kind) && MESSAGE[kind];
  if (message) translate(required, ...message);
}

/** The words for entries and for adding one, in the ui entry of the question. */
export function drawList(draft: Draft, entry: At, { kind, answers }: NewQuestion): void {
  if (kind === 'lists') drawEntries(draft, entry, answers?.lists);
  drawEntries(draft, kind === 'lists' ? below(entry, 'items') : entry, answers);
}

function drawEntries(draft: Draft, at: At, words: NewEntries | undefined): void {
  for (const [key, text] of Object.entries({ 'ui:entry': words?.entry, 'ui:add': words?.add }))
    if (text?.[SOURCE]?.trim()) setWords(draft, below(at, key), text);
}

function mostOf(entries: NewEntries | undefined, what: string): number {
  if (!entries || !Number.isInteger(entries.most) || entries.most < 1)
    throw new Impossible(`The greatest number of ${what} is a number from 1.`);
  return entries.most;
}

function titleOf(words: NewAnswers['title']): string {
  const title = words?.[SOURCE]?.trim();
  if (!title) throw new Impossible('Please write every title in English.');
  return title;
}
