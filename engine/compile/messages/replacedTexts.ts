// Texts of a file that a rule would write otherwise, each with the edits that do.
import { formatPointer } from '../../core/index.ts';
import type { Edit } from '../errors/definitionError.ts';
import { differencesIn } from '../read/differencesIn.ts';
import type { JsonFile } from '../read/jsonFile.ts';
import { listTexts } from '../read/listTexts.ts';

export interface Replaced {
  readonly pointer: string;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/**
 * The texts that people read (`listTexts`) and that `written` gives otherwise.
 * @param written the text as it should be
 * @param isMeant true for the name of a text that is looked at
 */
export function* replacedTexts(
  json: JsonFile,
  written: (text: string) => string,
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

/** As {@link replacedTexts}, of every text of a file that has nothing but texts, e.g. a language file. `isMeant` is given the key that a text stands at. */
export function* replacedStrings(
  json: JsonFile,
  written: (text: string) => string,
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
