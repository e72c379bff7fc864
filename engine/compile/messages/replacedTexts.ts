// Texts of a file that a rule would write otherwise, each with the edits that do.
import path from 'node:path';
import { formatPointer, SOURCE } from '../../core/index.ts';
import type { Edit } from '../errors/definitionError.ts';
import type { Definition } from '../read/definition.ts';
import { differencesIn } from '../read/differencesIn.ts';
import { type JsonFile, readJsonFile } from '../read/jsonFile.ts';
import { listTexts } from '../read/listTexts.ts';

export interface Replaced {
  readonly pointer: string;
  readonly text: string;
  readonly edits: readonly Edit[];
}

type Written = (text: string) => string;

/**
 * The texts of a form for which `written` returns another text, in the definition's language: in English those of all files but published.json, otherwise those of the language file.
 * @param isMeant returns true for the texts to look at, by their names as `listTexts` gives them; without it, all are
 */
export function* replacedIn(
  { files, language, publishedPlace }: Pick<Definition, 'files' | 'language' | 'publishedPlace'>,
  written: Written,
  isMeant?: (name: string) => boolean,
): Generator<Replaced & { readonly json: JsonFile }> {
  for (const file of files.filter((one) => one !== publishedPlace.file)) {
    const isOfLanguage = language === SOURCE || path.basename(file) === `${language}.json`;
    if (!isOfLanguage) continue;
    const json = readJsonFile(file);
    const found = language === SOURCE ? replacedTexts : replacedStrings;
    for (const one of found(json, written, isMeant)) yield { json, ...one };
  }
}

function* replacedTexts(
  json: JsonFile,
  written: Written,
  isMeant: (name: string) => boolean = () => true,
): Generator<Replaced> {
  for (const [i, { name, text }] of listTexts(json.file, json.value).entries()) {
    if (typeof text !== 'string' || !isMeant(name) || written(text) === text) continue;
    const value = structuredClone(json.value);
    listTexts(json.file, value)[i]?.replace(written(text));
    const edits = differencesIn(json.value, value).map((edit) => ({ file: json.file, ...edit }));
    yield { pointer: edits[0]?.pointer ?? '', text, edits };
  }
}

/** As {@link replacedIn}, for every text of one file that has nothing but texts, e.g. a language file; the name of a text is the key that it stands at. */
export function* replacedStrings(
  json: JsonFile,
  written: Written,
  isMeant: (name: string) => boolean = () => true,
): Generator<Replaced> {
  function* below(node: unknown, pointer: string, name: string): Generator<Replaced> {
    if (typeof node === 'string' && isMeant(name) && written(node) !== node)
      yield { pointer, text: node, edits: [{ file: json.file, pointer, value: written(node) }] };
    if (typeof node !== 'object' || node === null) return;
    for (const [key, part] of Object.entries(node)) yield* below(part, pointer + formatPointer([key]), key);
  }
  yield* below(json.value, '', '');
}
