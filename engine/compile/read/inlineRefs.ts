// Follows every `$ref` of a definition, in its own file or another, and remembers where every part was written. A part that is
// referenced twice becomes one object, so the compiled module contains it once. Keys beside a `$ref` override those of its target.
import path from 'node:path';
import { formatPointer, getIn, isRecord, type Language, parsePointer, SOURCE } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { type Inherited, placeWithin } from '../errors/placeWithin.ts';
import { writtenBy } from '../errors/repairs.ts';
import type { Facts } from '../facts/facts.ts';
import { normalised } from '../normalise/normalised.ts';
import { type Position, positionBelow } from '../schema/positions.ts';
import { BELOW_LAST_LEVEL, isNumberOfLevels, Levels, MOST_LEVELS, withoutEnds } from './boundedRefs.ts';
import { type Correction, corrected, inCorrected } from './corrections.ts';
import { type JsonFile, readJsonFile, rootPosition } from './jsonFile.ts';
import { translate } from './languageFile.ts';
import { withFacts } from './readFacts.ts';
import { repairOfPart, targetOf } from './refTarget.ts';

type Json = Record<string, unknown>;

/** A part with its references followed, and those in it that lead nowhere. */
interface Inlined {
  readonly value: unknown;
  readonly errors: readonly DefinitionError[];
}

export class RefInliner {
  readonly #files = new Map<string, JsonFile>();
  readonly #inlined = new Map<string, Inlined>();
  readonly #inProgress = new Set<string>();
  readonly #levels = new Levels();
  readonly #places = new WeakMap<object, Place>();
  /** For a part with a `$ref` and keys of its own: its target, and the keys that do not come from there. */
  readonly #inherited = new WeakMap<object, Inherited>();
  /** Pointers of parts that `normaliseSchema` moved. */
  readonly #writtenAt = new WeakMap<object, string>();
  readonly #languageFiles = new Set<string>();
  readonly #language: Language;
  readonly #facts: Facts;
  readonly #corrections: readonly Correction[];
  /** References without a target; they were replaced by nothing. */
  readonly broken: DefinitionError[] = [];
  /** Those of `broken` at a `$ref` to a file that cannot be read, with that file: what is wrong with the file is among `broken`, too. */
  readonly toUnread = new Map<DefinitionError, string>();

  /**
   * @param language the language of the texts; places are always those in the original files
   * @param facts the values of the placeholders in texts and limits
   * @param corrections what is read otherwise than it is written
   */
  constructor(language: Language = SOURCE, facts: Facts = {}, corrections: readonly Correction[] = []) {
    this.#language = language;
    this.#facts = facts;
    this.#corrections = corrections;
  }

  /** Every file that was read so far, for watching. */
  get files(): readonly string[] {
    return [...this.#files.keys(), ...this.#languageFiles];
  }

  /**
   * The part of `file` at `pointer`, with all references followed.
   * @param from where the `$ref` stands that leads to it, if one does
   */
  inline(file: string, pointer = '', from?: Place): unknown {
    const place = `${file}#${pointer}`;
    const ready = this.#inlined.get(place);
    if (ready) return this.#again(ready);
    const key = `${place} ${this.#levels.state}`;
    const onThisLevel = this.#inlined.get(key);
    if (onThisLevel) {
      this.#levels.visit();
      return this.#again(onThisLevel);
    }
    if (this.#inProgress.has(key)) {
      const repair = `Add "levels" beside it, the number of levels that there may be, at most ${MOST_LEVELS}.`;
      const place = from ?? this.#file(file).place(pointer);
      return this.#report('refsNotCircular', place, 'This $ref is circular.', repair);
    }
    this.#inProgress.add(key);
    const [before, visits] = [this.broken.length, this.#levels.visits];
    try {
      const position = pointer === '' ? rootPosition(file) : 'schema';
      const inlined = this.#walk(this.#at(file, pointer), file, pointer, position);
      const isSameOnAll = this.#levels.visits === visits;
      const errors = this.broken.slice(before);
      this.#inlined.set(isSameOnAll ? place : key, { value: inlined, errors });
      return inlined;
    } finally {
      this.#inProgress.delete(key);
    }
  }

  /** What was inlined before; each step that refers to it is known to be broken by what is. */
  #again({ value, errors }: Inlined): unknown {
    this.broken.push(...errors);
    return value;
  }

  /** Where an inlined object was written. */
  placeOf(node: object, fallback: Place): Place {
    return this.#places.get(node) ?? fallback;
  }

  /** Notes that an object was made of an inlined one, with the same keys. */
  placeAs(part: object, of: object): void {
    const [place, inherited] = [this.#places.get(of), this.#inherited.get(of)];
    if (place) this.#places.set(part, place);
    if (inherited) this.#inherited.set(part, inherited);
  }

  /** For a part with a `$ref` and keys of its own: its target, and those keys. */
  inheritedBy(part: object) {
    return this.#inherited.get(part);
  }

  /** The place of a pointer in a file. */
  placeIn(file: string, pointer: string): Place {
    return this.#file(file).place(pointer);
  }

  /** What stands at a place of a file that was read; undefined if nothing does. */
  written(place: Place): unknown {
    return this.#files.has(place.file) ? this.#at(place.file, inCorrected(place, this.#corrections)) : undefined;
  }

  /** Where the part at `pointer` of an inlined value was written; see {@link placeWithin}. */
  placeWithin(root: object, pointer: string, fallback: Place, ofKey = false): Place {
    const places = this.#places;
    const inheritedBy = (node: object) => this.#inherited.get(node);
    const nearest = placeWithin(root, parsePointer(pointer), { places, inheritedBy, fallback, ofKey });
    return this.placeIn(nearest.file, nearest.pointer);
  }

  #file(file: string): JsonFile {
    let read = this.#files.get(file);
    if (!read) {
      read = this.#read(file);
      this.#files.set(file, read);
    }
    return read;
  }

  /** Why the file cannot be read; undefined for one that can. */
  #unread(file: string): DefinitionError | undefined {
    try {
      this.#file(file);
      return undefined;
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      return error;
    }
  }

  #read(file: string): JsonFile {
    const written = corrected(readJsonFile(file), this.#corrections);
    if (this.#language === SOURCE) return withFacts(written, this.#facts, SOURCE);
    const { file: translated, source } = translate(written, this.#language);
    if (source) this.#languageFiles.add(source);
    return withFacts(translated, this.#facts, this.#language);
  }

  /** What stands at the target of a `$ref`, with its own references not followed; undefined where there is nothing, which {@link #follow} reports. */
  #target(ref: string, file: string): unknown {
    const target = targetOf(ref, file);
    return 'problem' in target || this.#unread(target.file) ? undefined : this.#at(target.file, target.pointer);
  }

  #at(file: string, pointer: string): unknown {
    return getIn(this.#file(file).value, parsePointer(pointer));
  }

  #walk(node: unknown, file: string, at: string, position: Position): unknown {
    if (!isRecord(node) && !Array.isArray(node)) return node;
    const pointer = this.#writtenAt.get(node) ?? at;
    if (Array.isArray(node)) {
      const parts = node.map((part, i) =>
        this.#walk(part, file, `${pointer}/${i}`, positionBelow(position, String(i))),
      );
      if (pointer !== at) this.#places.set(parts, this.#file(file).place(pointer));
      return parts;
    }
    const moved = (part: object, from: string) => this.#writtenAt.set(part, pointer + from);
    const whole = normalised(node, position, { file, pointer, language: this.#language, moved }, (ref) =>
      this.#target(ref, file),
    );
    // Where questions stand, `$ref` and `$schema` may be names of two, whose values are objects.
    const [{ $ref, $schema, ...others }, names] = isRecord(whole.$ref ?? whole.$schema)
      ? [{} as Json, whole]
      : [whole, {}];
    const rest: Json = { ...others, ...names };
    const { levels, ...unbounded } = rest;
    const own = typeof $ref === 'string' ? unbounded : rest;
    const entries = Object.entries(own).map(([key, part]) => [
      key,
      this.#walk(part, file, pointer + formatPointer([key]), positionBelow(position, key)),
    ]);
    const all: Json = Object.fromEntries(entries);
    const walked = position === 'schemas' ? all : withoutEnds(all);
    if (walked === BELOW_LAST_LEVEL) return walked;
    const isFollowed = $ref !== undefined && (position !== 'schemas' || typeof $ref === 'string');
    const target = isFollowed ? this.#followTo($ref, levels, file, pointer) : undefined;
    if (target === BELOW_LAST_LEVEL || (target && entries.length === 0)) return target;
    const inlined = target ? { ...target, ...walked } : walked;
    if (target) this.#inherited.set(inlined, { from: target, own: new Set(Object.keys(walked)) });
    this.#places.set(inlined, this.#file(file).place(pointer));
    return inlined;
  }

  /** As {@link #follow}, as many times within itself as `levels` says; without it once. */
  #followTo($ref: unknown, levels: unknown, file: string, pointer: string) {
    if (levels === undefined) return this.#follow($ref, file, pointer);
    const place = this.#file(file).place(`${pointer}/levels`);
    const fail = (problem: string, repair: string) => this.#report('refsNotCircular', place, problem, repair);
    if (!isNumberOfLevels(levels)) {
      return fail(`"levels" is ${JSON.stringify(levels)}.`, `Write a number from 1 to ${MOST_LEVELS}.`);
    }
    const reference = `${file}#${pointer}`;
    const followed = this.#levels.enter(reference, levels, () => this.#follow($ref, file, pointer));
    if (followed !== BELOW_LAST_LEVEL && this.#levels.state === '' && !this.#levels.isCircular(reference)) {
      fail('"levels" has no effect: this $ref does not lead back to itself.', 'Remove it.');
    }
    return followed;
  }

  #report(code: string, place: Place, problem: string, repair: string): undefined {
    this.broken.push(new DefinitionError(code, { place, problem, repair, meant: writtenBy(repair, '$ref') }));
  }

  #reportUnread(error: DefinitionError, place: Place, file: string): undefined {
    this.broken.push(error, ...error.further);
    this.#report('refsResolve', place, 'This $ref leads to a file that cannot be read.', 'Correct that file.');
    this.toUnread.set(this.broken.at(-1) as DefinitionError, file);
  }

  #follow($ref: unknown, file: string, pointer: string): object | undefined {
    const place = this.#file(file).place(`${pointer}/$ref`);
    const target = targetOf($ref, file);
    if ('problem' in target) return this.#report('refsResolve', place, target.problem, target.repair);
    const unread = this.#unread(target.file);
    if (unread) return this.#reportUnread(unread, place, target.file);
    const [before, found] = [this.broken.length, this.inline(target.file, target.pointer, place)];
    if (typeof found === 'object' && found !== null) return found;
    if (this.broken.length > before) return undefined;
    const problem = `"${$ref}" does not exist: there is nothing at "${target.pointer}" in ${path.basename(target.file)}.`;
    return this.#report('refsResolve', place, problem, repairOfPart($ref, target.file, this.#at(target.file, '')));
  }
}
