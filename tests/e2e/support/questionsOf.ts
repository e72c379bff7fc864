// Every question of a form, conditional ones included, read from its JSON: all `properties` at any depth and in any branch, with
// $refs resolved.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePointer } from '../../../engine/core/model/jsonPointer.ts';
import { project } from './servers/server.ts';

interface Node {
  readonly $ref?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Node>>;
}

/**
 * The titles of every question of a step, without groups and lists; a question may have several titles, depending on other
 * answers.
 */
export function questionsOf(form: string, step: string): readonly (readonly string[])[] {
  const found = new Map<string, string[]>();
  visit(path.join(project, 'forms', form, `${step}.schema.json`), '', found);
  return [...found.values()];
}

function visit(file: string, pointer: string, found: Map<string, string[]>): void {
  const inside = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref, properties } = node as Node;
    if ($ref) visit(...target(file, $ref), found);
    for (const [key, property] of Object.entries(properties ?? {})) {
      const { title } = property;
      if (title && !JSON.stringify(property).includes('"properties"'))
        found.set(key, [...(found.get(key) ?? []), title]);
    }
    for (const [key, child] of Object.entries(node)) if (!['if', 'errorMessage'].includes(key)) inside(child);
  };
  const whole: unknown = JSON.parse(readFileSync(file, 'utf8'));
  inside(parsePointer(pointer).reduce((node, key) => (node as Record<string, unknown>)[key], whole));
}

function target(file: string, ref: string): [file: string, pointer: string] {
  const [name, pointer = ''] = ref.split('#');
  return [name ? path.join(path.dirname(file), name) : file, pointer];
}
