// What the JSON schemas of `forms/` say of a place in a file: the keys and values that can stand there, and what they mean.
import { getLocation, type Node, parseTree } from 'jsonc-parser';
import { isRecord } from '../../core/index.ts';

/** A JSON Schema, read as plain JSON. */
export type FileSchema = Readonly<Record<string, unknown>>;

export interface Offer {
  /** As it is written, with its quotes: `"maxLength"`. */
  readonly label: string;
  /** What is inserted. */
  readonly apply: string;
  /** What it means. */
  readonly info?: string;
}

export interface Offers {
  /** The part of the text that an offer replaces. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly Offer[];
}

/** Names of the schemas by what a file is called. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^lists\/(?!..\.json$)/, 'list.schema.json'],
  [/\/form\.json$/, 'form.schema.json'],
  [/\/office\.json$/, 'office.schema.json'],
  [/\.ui\.json$/, 'ui.schema.json'],
  [/\.schema\.json$/, 'step.schema.json'],
  [/\/[a-z]{2}\.json$/, 'words.schema.json'],
];

/** The name of the schema of a file of a form; undefined for a file of another kind. */
export function schemaNameOf(file: string): string | undefined {
  return KINDS.find(([pattern]) => pattern.test(file))?.[1];
}

/** The keys or values that the schema knows at `offset` and that have what is typed before it; undefined where there are none. */
export function offersAt(schema: FileSchema, text: string, offset: number): Offers | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const isWithin = previousNode && previousNode.offset <= offset && offset <= previousNode.offset + previousNode.length;
  const [from, to] = isWithin ? [previousNode.offset, previousNode.offset + previousNode.length] : [offset, offset];
  const options = isAtPropertyKey
    ? keysAt(
        schemasAt(schema, schema, path.slice(0, -1)),
        schema,
        presentKeys(text, path.slice(0, -1)),
        isWithin === true,
      )
    : valuesAt(schemasAt(schema, schema, path));
  const fitting = withTyped(options, text.slice(from, offset));
  return fitting.length > 0 ? { from, to, options: fitting } : undefined;
}

/** Those that begin with it come first. */
function withTyped(options: readonly Offer[], typed: string): readonly Offer[] {
  const part = typed.replace(/^"/, '').toLowerCase();
  const rank = ({ label }: Offer) => label.toLowerCase().indexOf(part);
  return options.filter((offer) => rank(offer) >= 0).sort((a, b) => rank(a) - rank(b));
}

/** What the schema says of the key or value at `offset`. */
export function meaningAt(schema: FileSchema, text: string, offset: number): string | undefined {
  const { path, previousNode } = getLocation(text, offset);
  if (!previousNode || path.length === 0) return undefined;
  const found = schemasAt(schema, schema, path).flatMap(({ description }) => textOf(description));
  return found[0];
}

type Path = readonly (string | number)[];

/** Every schema that applies to the part at `path`. */
function schemasAt(node: unknown, root: FileSchema, path: Path): readonly FileSchema[] {
  const all = withParts(node, root);
  const [key, ...rest] = path;
  if (key === undefined) return all;
  return all.flatMap((schema) => below(schema, key).flatMap((part) => schemasAt(part, root, rest)));
}

/** The schema with those that it refers to or consists of. */
function withParts(node: unknown, root: FileSchema): readonly FileSchema[] {
  if (!isRecord(node)) return [];
  const referred = typeof node.$ref === 'string' ? withParts(referredIn(root, node.$ref), root) : [];
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (Array.isArray(node[key]) ? node[key] : []));
  // What is said beside a reference is about this place, and comes first.
  return [node, ...referred, ...parts.flatMap((part) => withParts(part, root))];
}

function referredIn(root: FileSchema, reference: string): unknown {
  const [, name = ''] = /^#\/definitions\/(.+)$/.exec(reference) ?? [];
  return isRecord(root.definitions) ? root.definitions[name] : undefined;
}

function below(
  { properties, patternProperties, additionalProperties, items }: FileSchema,
  key: string | number,
): unknown[] {
  if (typeof key === 'number') return [Array.isArray(items) ? items[key] : items];
  if (isRecord(properties) && Object.hasOwn(properties, key)) return [properties[key]];
  const fitting = Object.entries(isRecord(patternProperties) ? patternProperties : {}).filter(([pattern]) =>
    new RegExp(pattern).test(key),
  );
  return fitting.length > 0 ? fitting.map(([, part]) => part) : [additionalProperties];
}

function keysAt(
  schemas: readonly FileSchema[],
  root: FileSchema,
  present: ReadonlySet<string>,
  isNamed: boolean,
): readonly Offer[] {
  const known = schemas.flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []));
  const options = known
    .filter(([key]) => !present.has(key))
    .map(([key, part]) => {
      const [info] = withParts(part, root).flatMap(({ description }) => textOf(description));
      const label = JSON.stringify(key);
      return { label, apply: isNamed ? label : `${label}: `, ...(info !== undefined && { info }) };
    });
  return unique(options);
}

function valuesAt(schemas: readonly FileSchema[]): readonly Offer[] {
  const values = schemas.flatMap((schema) => [
    ...(Array.isArray(schema.enum) ? schema.enum : []),
    ...('const' in schema ? [schema.const] : []),
    ...(Array.isArray(schema.examples) ? schema.examples : []),
    ...(schema.type === 'boolean' ? [true, false] : []),
  ]);
  return unique(values.map((value) => ({ label: JSON.stringify(value), apply: JSON.stringify(value) })));
}

function unique(offers: readonly Offer[]): readonly Offer[] {
  return [...new Map(offers.map((offer) => [offer.label, offer])).values()];
}

/** The keys of the object at `path`, besides that which is being written. */
function presentKeys(text: string, path: Path): ReadonlySet<string> {
  let node: Node | undefined = parseTree(text);
  for (const key of path) {
    const children: readonly Node[] = node?.children ?? [];
    node =
      typeof key === 'number'
        ? children[key]
        : children.find(({ children: [name] = [] }) => name?.value === key)?.children?.[1];
  }
  return new Set(
    (node?.children ?? []).flatMap(({ children: [name, value] = [] }) => (name && value ? name.value : [])),
  );
}

function textOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : [];
}
