// One JSON file of a definition: its value, and the line on which any part of it stands.
import { readFileSync } from 'node:fs';
import { findNodeAtLocation, type JSONPath, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { DefinitionError, type Place } from './definitionError.ts';

export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** The place of a JSON Pointer in this file; of the nearest parent that exists, if it names nothing. */
  place(pointer: string): Place;
}

/** Reads a file; a missing file or broken JSON is a {@link DefinitionError} at the exact spot. */
export function readJsonFile(file: string): JsonFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new DefinitionError(
      { file, pointer: '' },
      `The file cannot be read (${(cause as Error).message}).`,
      'Add it, or correct the name that leads here.',
    );
  }
  return parseJsonFile(file, text);
}

/** A file of this text, whether it was written or not; broken JSON is a {@link DefinitionError} at the exact spot. */
export function parseJsonFile(file: string, text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !tree) {
    const problem = first ? printParseErrorCode(first.error) : 'nothing in it';
    throw new DefinitionError(
      { file, pointer: '', ...position(text, first?.offset ?? 0) },
      `This is not JSON: ${problem}.`,
      'Look for a missing or surplus comma, quote or bracket just before this place.',
    );
  }
  return {
    file,
    value: JSON.parse(text),
    place(pointer) {
      for (let keys = toKeys(pointer); ; keys = keys.slice(0, -1)) {
        const node = findNodeAtLocation(tree, keys) ?? (keys.length === 0 ? tree : undefined);
        const key = node?.parent?.type === 'property' ? node.parent : node;
        if (key) return { file, pointer, ...position(text, key.offset) };
      }
    },
  };
}

function toKeys(pointer: string): JSONPath {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}
