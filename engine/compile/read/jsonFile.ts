// One JSON file of a definition: its value, and the line of every part of it.
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, type JSONPath, type Node } from 'jsonc-parser';
import { codeOf, messageOf, parsePointer } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import type { Position } from '../schema/positions.ts';
import { isFolder } from './filesBelow.ts';
import { nodeValue, parseJson } from './parseJson.ts';
import { keepRecent, recent } from './recent.ts';

interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** The place of a JSON Pointer in this file; that of the nearest existing parent, if there is no such part. */
  place(pointer: string): Place;
}

/** Reads and parses a file; during {@link notingReads} it is read from the disk once. Throws a {@link DefinitionError} with line and column for a missing file or invalid JSON. */
export function readJsonFile(file: string): JsonFile {
  const bytes = noted?.get(file) ?? readBytes(file);
  noted?.set(file, bytes);
  const known = lastRead.get(file);
  if (known?.bytes.equals(bytes)) return known.json;
  const meant = tolerated?.get(file);
  if (meant) return meant.json;
  const { json, error } = parsedFile(file, textOf(file, bytes));
  if (!json || (error && !tolerated)) throw error;
  if (error) tolerated?.set(file, { json, error });
  else keepRecent(lastRead, file, { bytes, json });
  return json;
}

interface Tolerated {
  readonly json: JsonFile;
  readonly error: DefinitionError;
}

/** The files with errors of notation that were read since {@link readingAsMeant} began; undefined outside of it, when such errors are thrown. */
let tolerated: Map<string, Tolerated> | undefined;

/**
 * Runs `work`, which is synchronous, with files read as they are meant if only their notation is wrong (`meant` of `parseJson`).
 * @returns with its result what is wrong with those files
 */
export function readingAsMeant<R>(work: () => R): { readonly result: R; readonly faults: readonly DefinitionError[] } {
  const [before, own] = [tolerated, new Map<string, Tolerated>()];
  tolerated = own;
  try {
    const result = work();
    return { result, faults: [...own.values()].flatMap(({ error }) => [error, ...error.further]) };
  } finally {
    tolerated = before;
  }
}

/** A form is read once per language, and again after a change to any of its files. Valid for equal bytes. */
const lastRead = new Map<string, { readonly bytes: Buffer; readonly json: JsonFile }>();

let noted: Map<string, Buffer> | undefined;

/** Runs `work`, which is synchronous, and returns with its result the content of every file that {@link readJsonFile} read during it. */
export function notingReads<R>(work: () => R): { readonly result: R; readonly read: ReadonlyMap<string, Buffer> } {
  const [before, read] = [noted, new Map<string, Buffer>()];
  noted = read;
  try {
    return { result: work(), read };
  } finally {
    noted = before;
  }
}

/** Parses `text` as the content of `file`, which need not exist. Throws a {@link DefinitionError} for invalid JSON. */
export function parseJsonFile(file: string, text: string): JsonFile {
  const { json, error } = parsedFile(file, text);
  if (error || !json) throw error;
  return json;
}

/** One of the two is there: the file, or what is wrong with it. Both if only its notation is wrong: then the file as it is meant. */
interface Parsed {
  readonly json?: JsonFile | undefined;
  readonly error?: DefinitionError | undefined;
}

function parsedFile(file: string, text: string): Parsed {
  const { faults = [], tree, positions } = parse(text);
  const errors = faults.map(({ problem, repair, offset }) => {
    const place = { file, pointer: '', ...position(text, offset) };
    return new DefinitionError('jsonValid', { place, problem, repair });
  });
  const json = tree && {
    file,
    value: errors.length > 0 ? nodeValue(tree) : JSON.parse(text),
    place(pointer: string) {
      const known = positions.get(pointer) ?? position(text, offsetOf(tree, pointer));
      positions.set(pointer, known);
      return { file, pointer, ...known };
    },
  };
  return { json, error: DefinitionError.ofAll(errors) };
}

/** The values are not among it: each file has its own, since what is found in them is found by their identity. */
const parse = recent((text) => {
  const parsed = parseJson(text);
  const { faults, meant: tree } = 'faults' in parsed ? parsed : { faults: undefined, meant: parsed };
  return { faults, tree, positions: new Map<string, LineAndColumn>() };
});

/** Where the part at the pointer begins, or its nearest existing parent. */
function offsetOf(tree: Node, pointer: string): number {
  for (let keys = toKeys(pointer); keys.length > 0; keys = keys.slice(0, -1)) {
    const node = findNodeAtLocation(tree, keys);
    if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  }
  return tree.offset;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const isMissing = codeOf(cause) === 'ENOENT';
    const problem = isMissing ? 'There is no such file.' : `The file cannot be read (${messageOf(cause)}).`;
    const near = didYouMean(path.basename(file), siblingFiles(file));
    const repair = `Add it, or correct the name that refers to it.${near}`;
    throw new DefinitionError('fileReadable', { place: { file, pointer: '' }, problem, repair });
  }
}

/** The text without the byte order mark that some editors write. */
function textOf(file: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8').replace(/^\uFEFF/, '');
  const problem = 'The file is not encoded in UTF-8.';
  const repair = 'Save it again with the encoding UTF-8.';
  throw new DefinitionError('fileInUtf8', { place: { file, pointer: '' }, problem, repair });
}

/** Names of the JSON files in the same folder. */
export function siblingFiles(file: string): readonly string[] {
  const folder = path.dirname(file);
  return isFolder(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

/** True for the office.json of a form; a list of options may have the same name in another folder. */
export function isOfficeFile(file: string): boolean {
  return path.basename(file) === 'office.json' && existsSync(path.join(path.dirname(file), 'form.json'));
}

/** What the file as a whole is. */
export function rootPosition(file: string): Position {
  if (isOfficeFile(file)) return 'office';
  return /(?:^|[/\\])(?:form|published)\.json$|\.ui\.json$/.test(file) ? 'other' : 'schema';
}

function toKeys(pointer: string): JSONPath {
  return parsePointer(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function position(text: string, offset: number): LineAndColumn {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}
