// Building blocks of mutations: changes of one parsed JSON file, one for each place where a mistake could happen.
import { formatPointer, parsePointer } from '../../../engine/core/model/jsonPointer.ts';

export type Json = Record<string, unknown>;

export interface Mutation {
  readonly what: string;
  /** Applies the mutation to a copy of the file's content. */
  make(copy: unknown): void;
}

export type Kind = (file: string, content: Json) => readonly Mutation[];

/** Every object in `node`, with its pointer. */
function* objects(node: unknown, pointer = ''): Generator<readonly [pointer: string, object: Json]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [pointer, node as Json];
  for (const [key, part] of Object.entries(node)) yield* objects(part, pointer + formatPointer([key]));
}

function at(root: unknown, pointer: string): Json {
  return parsePointer(pointer).reduce<unknown>((node, key) => (node as Json)[key], root) as Json;
}

/** One mutation for each name that `find` returns for an object of the file. */
export function each(
  find: (object: Json, pointer: string) => readonly string[],
  make: (object: Json, name: string) => void,
  files: RegExp = /schema\.json$/,
): Kind {
  return (file, content) =>
    files.test(file)
      ? [...objects(content)].flatMap(([pointer, object]) =>
          find(object, pointer).map((name) => ({
            what: `${pointer || '/'} ${name}`,
            make: (copy: unknown) => make(at(copy, pointer), name),
          })),
        )
      : [];
}

/** Swaps two neighbouring letters. */
export function typo(word: string): string {
  const i = [...word].findIndex((letter, n) => n > 0 && word[n + 1] !== undefined && letter !== word[n + 1]);
  return i < 0 ? `${word}x` : word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
}

/** Renames a key and keeps its position. */
export function rename(object: Json, from: string, to: string): void {
  const entries = Object.entries(object).map(([key, value]) => [key === from ? to : key, value] as const);
  for (const key of Object.keys(object)) delete object[key];
  Object.assign(object, Object.fromEntries(entries));
}

export const has = (key: string) => (object: Json) => (key in object ? [key] : []);
export const drop = (object: Json, key: string) => {
  delete object[key];
};
export const list = (object: Json, key: string) => (Array.isArray(object[key]) ? (object[key] as string[]) : []);
