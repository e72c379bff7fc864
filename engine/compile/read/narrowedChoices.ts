// Options that are written again: a branch names those of a question that it leaves, a case the one that it belongs to. They are shown by the labels
// of the question's declaration, or by the titles of the cases. These are translated; the options written again are no texts.
import { isRecord, recordOf } from '../../core/index.ts';
import { questionOfCases } from '../normalise/alternatives.ts';
import { DEPENDENCIES } from '../schema/positions.ts';

type Json = Readonly<Record<string, unknown>>;

/** The parts of a schema, as it is written, that leave options of a choice declared around them and give them no labels. */
export function narrowedChoices(schema: unknown): ReadonlySet<unknown> {
  const found = new Set<unknown>();
  inGroup(recordOf(schema), {}, found);
  return found;
}

/** @param around the questions that are declared where this part applies */
function inGroup(part: Json, around: Json, found: Set<unknown>): void {
  const own = recordOf(part.properties);
  for (const [name, question] of Object.entries(own)) {
    const declared = recordOf(Object.hasOwn(around, name) ? around[name] : undefined);
    inQuestion(recordOf(question), declared, found);
  }
  const lists = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => part[keyword] ?? []);
  const dependent = DEPENDENCIES.flatMap((keyword) => Object.values(recordOf(part[keyword])));
  for (const keyword of ['oneOf', 'anyOf']) ofTitledCases(part[keyword], found);
  for (const branch of [part.then, part.else, ...lists, ...dependent])
    if (isRecord(branch)) inGroup(branch, { ...own, ...around }, found);
}

/** Of cases that all have titles: what each says of the question that tells them apart. That option is shown by the title of its case. */
function ofTitledCases(cases: unknown, found: Set<unknown>): void {
  if (!Array.isArray(cases) || !cases.every((one) => isRecord(one) && typeof one.title === 'string')) return;
  const key = questionOfCases(cases);
  if (key !== undefined) for (const one of cases) found.add(recordOf(one.properties)[key]);
}

function inQuestion(question: Json, declared: Json, found: Set<unknown>): void {
  const isChoice = ['enum', '$ref', 'oneOf', 'anyOf'].some((keyword) => declared[keyword] !== undefined);
  const hasOptions = ['enum', 'oneOf', 'anyOf'].some((keyword) => question[keyword] !== undefined);
  if (isChoice && hasOptions && question.enumNames === undefined) found.add(question);
  inGroup(question, recordOf(declared.properties), found);
  if (isRecord(question.items)) inQuestion(question.items, recordOf(declared.items), found);
}
