import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { project } from './sourceFiles.ts';

/** A node of a script's syntax tree; unlike a text search it does not match comments and strings. */
export interface SourceNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function collect(value: unknown, nodes: SourceNode[]): SourceNode[] {
  if (Array.isArray(value)) for (const item of value) collect(item, nodes);
  if (!isNode(value)) return nodes;
  nodes.push(value);
  for (const child of Object.values(value)) if (typeof child === 'object') collect(child, nodes);
  return nodes;
}

const parsed = new Map<string, SourceNode[]>();

/** Every node of one script, outer ones first. Throws when the file does not parse. */
export function sourceNodes(file: string): readonly SourceNode[] {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(path.join(project, file), 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const nodes = collect(program, []);
  parsed.set(file, nodes);
  return nodes;
}
