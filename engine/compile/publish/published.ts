// The types of a form's answers, as drafts on devices, stored submissions and saved files depend on them. `versionRaised` compares
// the signature with that of the published version. Texts, limits and the order of questions and options are not part of it.
import { createHash } from 'node:crypto';
import { declaredProperties, isGroupSchema, type Schema, toName } from '../../core/index.ts';
import { drawnSchema, secretPaths } from '../codegen/drawnSchema.ts';
import { officeOf } from '../read/officeOf.ts';
import type { Definition, DefinitionStep, Published } from '../read/readDefinition.ts';
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
  const secrets = [...new Set([...(definition.published?.secrets ?? []), ...currentSecrets(definition)])].sort();
  return {
    version: form.version,
    answers: answerSignature(steps),
    ...(statuses && { statuses: statuses.sort() }),
    ...(secrets.length > 0 && { secrets }),
  };
}

/** Names of the passwords that published versions asked for and this one does not: stored applications still have them. */
export function formerSecrets(definition: Definition): readonly string[] | undefined {
  const current = currentSecrets(definition);
  const former = definition.published?.secrets?.filter((name) => !current.includes(name)) ?? [];
  return former.length > 0 ? former : undefined;
}

function currentSecrets({ steps }: Definition): readonly string[] {
  return secretPaths(steps.map(({ at, schema, ui }) => ({ at, schema: drawnSchema(schema, ui) }))).map(toName);
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
