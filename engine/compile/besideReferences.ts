// A keyword beside a `$ref` may contradict the target (`"format": "date"` beside a list of yes and no). The rules see both merged into one schema, and report some
// contradictions at the keyword of the target, whose file other questions share: a repair there would break those. Here such a finding is moved to the keyword beside
// the `$ref`. It is known by being found in the merged schema and not in the target alone.
import path from 'node:path';
import type { Schema } from '../core/index.ts';
import { checkQuestions } from './checkDefinition.ts';
import { DefinitionError, type Place } from './errors/definitionError.ts';
import { isWithin } from './errors/pointers.ts';
import type { Definition, DefinitionStep } from './read/definition.ts';
import { subschemas } from './schema/subschemas.ts';

/** A schema with a `$ref` and keywords beside it. */
interface Reference {
  readonly step: DefinitionStep;
  /** Both as one. */
  readonly schema: Schema;
  /** What the `$ref` leads to. */
  readonly target: Schema;
  readonly targetPlace: Place;
  /** The keywords beside the `$ref` that say what can be answered. */
  readonly own: readonly (keyof Schema)[];
}

/** The findings; one about what a `$ref` leads to that is only found because of a keyword beside that `$ref`, is at that keyword. */
export function atReferences(definition: Definition, findings: readonly DefinitionError[]): readonly DefinitionError[] {
  if (findings.length === 0) return findings;
  const references = referencesIn(definition);
  const isFound = finder(definition);
  return findings.flatMap((finding) => {
    const { place } = finding;
    const around = references.filter(
      ({ targetPlace }) => targetPlace.file === place.file && isWithin(place.pointer, targetPlace.pointer),
    );
    if (around.some(({ step, target }) => isFound(step, target, finding))) return [finding];
    const causes = around.filter(({ step, schema }) => isFound(step, schema, finding));
    return causes.length > 0 ? causes.map((one) => atKeyword(definition, one, finding, isFound)) : [finding];
  });
}

/** Keywords that say nothing of what can be answered. */
const OF_TEXTS: readonly string[] = ['title', 'description', '$comment', 'errorMessage', 'default', 'readOnly'];

function referencesIn(definition: Definition): readonly Reference[] {
  return definition.steps.flatMap((step) =>
    [...subschemas(step.schema)].flatMap((schema) => {
      const inherited = definition.inheritedBy(schema);
      const own = [...(inherited?.own ?? [])].filter((key) => !OF_TEXTS.includes(key)) as (keyof Schema)[];
      if (!inherited || own.length === 0) return [];
      const target = inherited.from as Schema;
      return [{ step, schema, target, targetPlace: definition.placeOf(target, step.schemaPlace), own }];
    }),
  );
}

/** True if the same is found in the schema as the only question of a step. */
type IsFound = (step: DefinitionStep, schema: Schema, finding: DefinitionError) => boolean;

/** A definition that many questions refer to has the findings of one rule looked for once, and not for each of them. */
function finder(definition: Definition): IsFound {
  const known = new Map<Schema, Map<string, readonly DefinitionError[]>>();
  return (step, schema, { code, place, problem }) => {
    const byCode = known.get(schema) ?? new Map<string, readonly DefinitionError[]>();
    known.set(schema, byCode);
    const one = { ...step, ui: {}, schema: { type: 'object', properties: { question: schema } } } as const;
    const found = byCode.get(code) ?? checkQuestions(definition, one, code);
    byCode.set(code, found);
    return found.some(
      (other) =>
        other.code === code &&
        other.problem === problem &&
        other.place.file === place.file &&
        other.place.pointer === place.pointer,
    );
  };
}

function atKeyword(
  definition: Definition,
  { step, schema, target, own }: Reference,
  finding: DefinitionError,
  isFound: IsFound,
): DefinitionError {
  const cause = own.find((key) => {
    const { [key]: _, ...others } = schema;
    const without = { ...others, ...(key in target && { [key]: target[key] }) };
    definition.placeAs(without, schema);
    return !isFound(step, without, finding);
  });
  const key = cause ?? own[0] ?? '';
  return new DefinitionError(finding.code, {
    place: definition.placeWithin(schema, `/${key}`, step.schemaPlace),
    problem: `"${key}" does not fit what "$ref" refers to.`,
    repair: `Remove it, or write what is asked without "$ref": other questions may use ${path.basename(finding.place.file)}, too.`,
  });
}
