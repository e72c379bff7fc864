// The types of a form's answers, as drafts on devices, stored submissions and saved files depend on them. `versionRaised` compares
// the signature with that of the published version. Texts, limits and the order of questions and options are not part of it.
import { createHash } from 'node:crypto';
import { declaredProperties, isGroupSchema, type Schema, toName } from '../../core/index.ts';
import { drawnSchema, secretPaths } from '../codegen/drawnSchema.ts';
import type { Definition, DefinitionStep, Published } from '../read/definition.ts';
import { officeOf } from '../read/officeOf.ts';
import { withClosed } from '../schema/closedOptions.ts';

/** Longer lists of options are represented by their number and a digest. */
const MOST_OPTIONS = 20;

/** The type of each answer, by field name; `[]` stands for any entry of a list. */
function answerSignature(steps: readonly DefinitionStep[]): Readonly<Record<string, string>> {
  const kinds = steps.flatMap(({ at, schema }) => [...inGroup(schema, [...at])]);
  return Object.fromEntries(kinds.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What published.json has to hold. */
export function publishedOf(definition: Definition): Published {
  const { form, steps } = definition;
  const statuses = officeOf(definition)?.statuses.map(({ id }) => id);
  const secrets = secretsOf(definition);
  return {
    version: form.version,
    answers: answerSignature(steps),
    ...(statuses && { statuses: statuses.sort() }),
    ...(secrets && { secrets }),
  };
}

/** Names of all passwords that this version or a published one asks for: stored applications have them. */
export function secretsOf({ published, steps }: Definition): readonly string[] | undefined {
  const drawn = steps.map(({ at, schema, ui }) => ({ at, schema: drawnSchema(schema, ui) }));
  const names = [...new Set([...(published?.secrets ?? []), ...secretPaths(drawn).map(toName)])].sort();
  return names.length > 0 ? names : undefined;
}

function* inGroup(group: Schema, path: readonly string[]): Generator<[name: string, kind: string]> {
  for (const [key, question] of Object.entries(declaredProperties(group))) yield* inQuestion(question, [...path, key]);
}

function* inQuestion(question: Schema, path: readonly string[]): Generator<[name: string, kind: string]> {
  if (isGroupSchema(question)) yield* inGroup(question, path);
  else if (question.items) yield* inQuestion(question.items, [...path, '']);
  else yield [toName(path), kindOf(withClosed(question))];
}

function kindOf({ enum: options, const: only, format, type }: Schema): string {
  const values = options?.map(String).sort() ?? (only === undefined ? undefined : [String(only)]);
  if (!values) return format ?? type ?? 'anything';
  if (values.length <= MOST_OPTIONS) return `one of ${JSON.stringify(values)}`;
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12);
  return `one of ${values.length} options, ${digest}`;
}
