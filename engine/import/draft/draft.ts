// The files of a form while the importer works on them, by name; the place in the imported file that each part was read from; and the notes.
import { formatPointer, getIn, isRecord, parsePointer } from '../../core/index.ts';
import type { Note, NoteKind } from './report.ts';
import type { Translations } from './translations.ts';

export type Json = Record<string, unknown>;

export interface DraftStep {
  readonly id: string;
  readonly label: string;
  readonly schema: Json;
  readonly ui: Json;
}

export class Draft {
  /** form.json and the files of the steps, by name. */
  readonly files = new Map<string, Json>();
  readonly notes: Note[] = [];
  /** Names of questions that were left out or renamed. References to them are removed without a further note. */
  readonly gone = new Set<string>();
  /** Schemas whose `maxLength` or `maxItems` the importer added; they get no message of their own, the engine's is enough. */
  readonly limited = new WeakSet<object>();
  /** Messages that the importer wrote. */
  readonly filledIn = new Set<string>();
  /** Translations found in the imported files, by language. */
  readonly words = new Map<string, Translations>();
  /** True where a group that is not required may be left blank although a question in it is required: by a JSON Schema, and not in an XLSForm. */
  groupsMayBeBlank = false;
  readonly #origins = new WeakMap<object, string>();
  readonly #imported = new Map<string, unknown>();

  /** The part of a file at these keys. */
  at(file: string, keys: readonly string[]): unknown {
    return getIn(this.files.get(file), [...keys]);
  }

  /** Notes where every part of `value` stands in the file that is imported. */
  comesFrom(value: unknown, file: string, pointer = ''): void {
    if (pointer === '') this.#imported.set(file, structuredClone(value));
    if (typeof value !== 'object' || value === null) return;
    this.#origins.set(value, `${file} ${pointer || '/'}`);
    for (const [key, part] of Object.entries(value)) this.comesFrom(part, file, pointer + formatPointer([key]));
  }

  /** Notes that `value` was made of `source`, which came from a file. */
  madeOf(value: object, source: object): void {
    const origin = this.#origins.get(source);
    if (origin !== undefined) this.#origins.set(value, origin);
  }

  /** A copy whose parts come from where those of `value` came from. */
  copyOf<T>(value: T): T {
    if (Array.isArray(value)) return value.map((part) => this.copyOf(part)) as T;
    if (!isRecord(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.copyOf(part)]));
    this.madeOf(copy, value);
    return copy as T;
  }

  /** Notes that `value` was made of what stands at `place`. */
  madeAt(value: object, place: string): void {
    this.#origins.set(value, place);
  }

  /** Where a part came from. */
  placeOf(part: object): string {
    return this.#origins.get(part) ?? '';
  }

  /** Where the part at these keys came from: the place of the nearest part that came from somewhere, and the keys below it. */
  originOf(file: string, keys: readonly string[]): string {
    const [found, depth] = this.#nearest(file, keys);
    return found.replace(/ \/$/, ' ') + formatPointer(keys.slice(depth));
  }

  /** Where the nearest part around these keys came from that came from somewhere; the file's name if none did. */
  placeAround(file: string, keys: readonly string[]): string {
    return this.#nearest(file, keys)[0];
  }

  #nearest(file: string, keys: readonly string[]): readonly [found: string, depth: number] {
    let found = file;
    let depth = 0;
    for (let i = 0; i <= keys.length; i++) {
      const part = this.at(file, keys.slice(0, i));
      const origin = typeof part === 'object' && part !== null ? this.#origins.get(part) : undefined;
      if (origin !== undefined) [found, depth] = [origin, i];
    }
    return [found, depth];
  }

  /** True if the imported file has something at this place, and not only the form that is made of it. */
  isImported(place: string): boolean {
    const [file = '', pointer = ''] = place.split(/ (?=\/)/);
    return getIn(this.#imported.get(file), parsePointer(pointer)) !== undefined;
  }

  /** The place, or that around it which the imported file has: a part that was written here has none of its own. */
  #placeIn(place: string): string {
    const [file = '', pointer = ''] = place.trim().split(/ (?=\/)/);
    if (!this.#imported.has(file)) return place.trim();
    let keys = parsePointer(pointer);
    while (keys.length > 0 && getIn(this.#imported.get(file), keys) === undefined) keys = keys.slice(0, -1);
    return keys.length > 0 || pointer === '' ? file + (pointer && ` ${formatPointer(keys)}`) : `${file} /`;
  }

  note(kind: NoteKind, place: string, what: string, why = '', todo = ''): void {
    this.notes.push({ kind, place: this.#placeIn(place), what, why, todo });
  }

  /** Notes what was filled in at this place, instead of what was noted before. */
  filled(place: string, what: string): void {
    this.unfilled(place);
    this.note('filled', place, what);
  }

  /** Takes back a note of what was filled in at this place. */
  unfilled(place: string): void {
    const before = this.notes.findIndex((note) => note.kind === 'filled' && note.place === this.#placeIn(place));
    if (before >= 0) this.notes.splice(before, 1);
  }

  /** The steps' files in the order of form.json. */
  steps(): readonly DraftStep[] {
    const { steps } = this.files.get('form.json') ?? {};
    return (Array.isArray(steps) ? steps : []).map(({ id, label }) => ({
      id,
      label,
      schema: this.files.get(`${id}.schema.json`) ?? {},
      ui: this.files.get(`${id}.ui.json`) ?? {},
    }));
  }
}

/** Removes what stands at these keys; from a list of options also its name. */
export function removeAt(root: unknown, keys: readonly string[]): boolean {
  const parent = getIn(root, keys.slice(0, -1));
  const key = keys.at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (Number(key) >= parent.length) return false;
    parent.splice(Number(key), 1);
    const owner = keys.at(-2) === 'enum' ? getIn(root, keys.slice(0, -2)) : undefined;
    if (isRecord(owner) && Array.isArray(owner.enumNames)) owner.enumNames.splice(Number(key), 1);
    return true;
  }
  if (!isRecord(parent) || !Object.hasOwn(parent, key)) return false;
  delete parent[key];
  return true;
}
