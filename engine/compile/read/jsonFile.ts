// One JSON file of a definition: its value, and the line on which any part of it stands.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, type JSONPath } from 'jsonc-parser';
import { parsePointer } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import { parseJson } from './jsonFaults.ts';

export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** The place of a JSON Pointer in this file; of the nearest parent that exists, if it names nothing. */
  place(pointer: string): Place;
}

/** Each file as it was last read: a form is read in every language, and again after each change to any of its files. */
const lastRead = new Map<string, { readonly text: string; readonly json: JsonFile }>();

/** Reads a file; a missing file or broken JSON is a {@link DefinitionError} at the exact spot. */
export function readJsonFile(file: string): JsonFile {
  const text = readText(file);
  const known = lastRead.get(file);
  if (known?.text === text) return known.json;
  const json = parseJsonFile(file, text);
  lastRead.set(file, { text, json });
  return json;
}

/** A file of this text, whether it was written or not; broken JSON is a {@link DefinitionError} at the exact spot. */
export function parseJsonFile(file: string, text: string): JsonFile {
  const tree = parseJson(text);
  if ('problem' in tree) {
    throw new DefinitionError({ file, pointer: '', ...position(text, tree.offset) }, tree.problem, tree.repair);
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

/** The text without a byte order mark, which some editors put before it. */
function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const problem = code === 'ENOENT' ? 'There is no such file.' : `The file cannot be read (${message}).`;
    const near = didYouMean(path.basename(file), filesBeside(file));
    throw new DefinitionError({ file, pointer: '' }, problem, `Add it, or correct the name that leads here.${near}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const problem = 'The file is not written in UTF-8.';
    throw new DefinitionError({ file, pointer: '' }, problem, 'Save it again with the encoding UTF-8.');
  }
}

/** Names of the JSON files in the same folder. */
export function filesBeside(file: string): readonly string[] {
  const folder = path.dirname(file);
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
}

function toKeys(pointer: string): JSONPath {
  return parsePointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}
