// Resolves what a foreign schema declares in several places: references by `$id`, and `allOf` of single questions.
import { DEPENDENCIES } from '../../compile/index.ts';
import { formatPointer, isRecord } from '../../core/index.ts';
import type { Draft, Json } from '../draft/draft.ts';
import { followed, schemasIn } from '../draft/schemas.ts';

/** Writes references to parts with an `$id`, as bundlers make them, as JSON Pointers. */
export function pointToIds(root: Json): void {
  const base = typeof root.$id === 'string' ? root.$id : 'schema:/';
  const places = new Map<string, string>();
  for (const { keys, schema } of schemasIn(root)) {
    const id = keys.length > 0 && typeof schema.$id === 'string' ? urlOf(schema.$id, base) : undefined;
    if (id !== undefined && !places.has(id)) places.set(id, `#${formatPointer(keys)}`);
  }
  if (places.size === 0) return;
  for (const { schema } of schemasIn(root)) {
    const { $ref } = schema;
    if (typeof $ref !== 'string' || $ref.startsWith('#')) continue;
    const [address = '', inside = ''] = (urlOf($ref, base) ?? '').split('#');
    const place = places.get(address);
    if (place !== undefined) schema.$ref = place + inside;
  }
}

function urlOf(reference: string, base: string): string | undefined {
  return URL.canParse(reference, base) ? new URL(reference, base).href.replace(/#$/, '') : undefined;
}

/** Keywords that say what a group asks. Beside a `$ref` they replace those of its target in a form (`compile/read/inlineRefs.ts`); by JSON Schema both apply. */
const OF_QUESTIONS: readonly string[] = ['properties', 'required', 'if', 'then', 'else', 'allOf', ...DEPENDENCIES];

/** Writes what stands beside a reference to a group, and says what is asked, as a second part: `"allOf": [{ "$ref": ... }, { ... }]`. */
export function partBesideReferences(root: Json): void {
  for (const { schema } of [...schemasIn(root)]) {
    const { $ref } = schema;
    const beside = OF_QUESTIONS.filter((keyword) => schema[keyword] !== undefined);
    if (typeof $ref !== 'string' || beside.length === 0 || followed(root, { $ref }).properties === undefined) continue;
    const part = Object.fromEntries(beside.map((keyword) => [keyword, schema[keyword]]));
    for (const keyword of ['$ref', ...beside]) delete schema[keyword];
    Object.assign(schema, { type: 'object', allOf: [{ $ref }, part] });
  }
}

/** How deep `allOf` may stand in `allOf`; a deeper one stays as it is. References that lead round in a circle end here, too. */
const DEEPEST = 8;

/** Keywords by which a group is told from a single question. The `allOf` of a group is not replaced. */
const OF_GROUPS: readonly string[] = ['properties', 'if', ...DEPENDENCIES, 'oneOf', 'anyOf'];

/** Replaces `allOf` of each single question by the keywords of its parts. A keyword that two parts say differently is noted and left out. */
export function joinParts(draft: Draft, root: Json): void {
  for (const { keys, schema } of schemasIn(root)) {
    if (!Array.isArray(schema.allOf) || keys.some((key) => ['if', 'not', 'contains'].includes(key))) continue;
    const parts = partsOf(root, schema, 0);
    if (!parts || schema.type === 'object') continue;
    delete schema.allOf;
    for (const part of parts) {
      for (const [keyword, value] of Object.entries(part)) {
        const known = schema[keyword];
        if (known === undefined) schema[keyword] = structuredClone(value);
        else if (!join(schema, keyword, known, value))
          draft.note(
            'left',
            draft.placeOf(schema),
            `"${keyword}" of a part of "allOf": another says it in another way.`,
          );
      }
    }
  }
}

/** The parts of a question, references followed; undefined for a group. */
function partsOf(root: Json, schema: Json, depth: number): readonly Json[] | undefined {
  if (depth > DEEPEST || !Array.isArray(schema.allOf)) return undefined;
  const all: Json[] = [];
  for (const member of schema.allOf) {
    const { allOf, ...own } = followed(root, member);
    const inside = allOf === undefined ? [] : partsOf(root, { allOf }, depth + 1);
    const isOther = !isRecord(member) || own.$ref !== undefined || own.type === 'object';
    if (!inside || isOther || OF_GROUPS.some((keyword) => own[keyword] !== undefined)) return undefined;
    all.push(own, ...inside);
  }
  return all;
}

/** Keywords of which the outermost is kept and the others are dropped without a note. */
const OWN = ['title', '$id', '$schema', '$comment', 'examples'];
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** Combines two values of a keyword. False if they contradict each other. */
function join(schema: Json, keyword: string, known: unknown, value: unknown): boolean {
  if (OWN.includes(keyword) || JSON.stringify(known) === JSON.stringify(value)) return true;
  if (typeof known === 'number' && typeof value === 'number') {
    if (LEAST.includes(keyword)) schema[keyword] = Math.max(known, value);
    else if (MOST.includes(keyword)) schema[keyword] = Math.min(known, value);
    else return false;
    return true;
  }
  if (keyword === 'enum' && Array.isArray(known) && Array.isArray(value)) {
    schema.enum = known.filter((option) => value.includes(option));
    return schema.enumNames === undefined;
  }
  if (keyword !== 'type' || ![known, value].includes('integer') || ![known, value].includes('number')) return false;
  schema.type = 'integer';
  return true;
}
