// The files of a form while a change of them is made: texts in memory, of which each edit changes one part. Nothing is written.
import { editJson, insertJson, renameKey, writtenJson } from '../../../check/index.ts';
import { formatPointer, getIn, isRecord, parsePointer } from '../../../core/index.ts';
import { Impossible } from './impossible.ts';

/** A part of a file: its path, and a JSON Pointer into it. */
export interface At {
  readonly file: string;
  readonly pointer: string;
}

export class Draft {
  readonly #read: (file: string) => string | undefined;
  readonly filesIn: (folder: string) => readonly string[];
  readonly #changed = new Map<string, string | null>();

  /**
   * @param read gives a file's text, undefined where there is no such file
   * @param filesIn gives the paths of the JSON files in a folder and below
   */
  constructor(read: (file: string) => string | undefined, filesIn: (folder: string) => readonly string[]) {
    this.#read = read;
    this.filesIn = filesIn;
  }

  /** The files that were edited, with their texts; null for one that is removed. */
  get changed(): ReadonlyMap<string, string | null> {
    return this.#changed;
  }

  /** The value of a part as it is by now; undefined where there is none. */
  value({ file, pointer }: At): unknown {
    const text = this.text(file);
    return text === undefined ? undefined : getIn(JSON.parse(text), parsePointer(pointer));
  }

  /** A part as it is written, to be put elsewhere. */
  written({ file, pointer }: At): unknown {
    const text = this.text(file);
    return text === undefined ? undefined : writtenJson(text, pointer);
  }

  /** Sets a part; parents that are missing are made. Throws {@link Impossible} where one of them is no object. */
  set(at: At, value: unknown): void {
    const keys = parsePointer(at.pointer);
    const parents = keys.map((_, depth) => this.value({ ...at, pointer: formatPointer(keys.slice(0, depth)) }));
    if (parents.some((parent) => parent !== undefined && !isRecord(parent) && !Array.isArray(parent)))
      throw new Impossible(`${at.pointer} is not written as an object, so that nothing can be added to it here.`);
    this.#edit(at.file, (text) => editJson(text, at.pointer, value));
  }

  /** Takes a part away, if it is there. */
  remove(at: At): void {
    if (this.value(at) !== undefined) this.#edit(at.file, (text) => editJson(text, at.pointer, undefined));
  }

  /** Adds an entry to a list, which is made if it is missing; without an index at its end. */
  insert(list: At, value: unknown, index = Number.POSITIVE_INFINITY): void {
    if (this.value(list) === undefined) this.set(list, [value]);
    else this.#edit(list.file, (text) => insertJson(text, list.pointer, index, value));
  }

  /** Adds a key to an object after another key; at its end, if that is not there. */
  insertAfter(object: At, after: string | undefined, key: string, value: unknown): void {
    const present = this.value(object);
    const keys = isRecord(present) ? Object.keys(present) : [];
    const index = after !== undefined && keys.includes(after) ? keys.indexOf(after) + 1 : keys.length;
    if (present === undefined) this.set({ ...object, pointer: object.pointer + formatPointer([key]) }, value);
    else this.#edit(object.file, (text) => insertJson(text, object.pointer, index, value, key));
  }

  /** Gives a key another name, if it is there. */
  rename(at: At, name: string): void {
    if (this.value(at) !== undefined) this.#edit(at.file, (text) => renameKey(text, at.pointer, name));
  }

  /** Makes a file. */
  create(file: string, value: unknown): void {
    this.write(file, '{}\n');
    this.#edit(file, (text) => editJson(text, '', value));
  }

  /** Replaces a file by a text, makes it, or with null removes it. */
  write(file: string, text: string | null): void {
    this.#changed.set(file, text);
  }

  /** The text of a file as it is by now; undefined where there is none. */
  text(file: string): string | undefined {
    const changed = this.#changed.get(file);
    return changed === undefined ? this.#read(file) : (changed ?? undefined);
  }

  #edit(file: string, edit: (text: string) => string): void {
    this.#changed.set(file, edit(this.text(file) ?? '{}\n'));
  }
}
