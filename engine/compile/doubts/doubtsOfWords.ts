// Values of a language file that have a wrong shape are reported and left out, and the rules run on the other translations. Some of what they find may only be
// due to what is missing: those findings are not reported.
import path from 'node:path';
import { type Language, parsePointer, recordOf } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
import { languageFileOf, readLanguageFile } from '../read/languageFile.ts';

type Finding = Pick<DefinitionError, 'code' | 'place' | 'mend'>;

interface WordsFaults {
  /** What has a wrong shape in the language files. */
  readonly faults: readonly DefinitionError[];
  /** True for a finding that may be due to a translation that was left out. */
  isInDoubt(finding: Finding): boolean;
}

/** @param files of a form, which are translated into `language` */
export function doubtsOfWords(files: readonly string[], language: Language): WordsFaults {
  const read = [...new Set(files.map((file) => languageFileOf(file, language)))].map(readable);
  return {
    faults: read.flatMap(({ faults }) => faults),
    isInDoubt(finding) {
      const { file, pointer } = finding.place;
      const [first = '', second] = parsePointer(pointer);
      return read.some(({ faults, names }) =>
        faults.some((fault) => {
          const [name = '', text] = parsePointer(fault.place.pointer);
          if (file === path.join(path.dirname(fault.place.file), 'translated.json'))
            return first === language && second === name;
          if (file !== fault.place.file) return false;
          // A name that is no file's may be meant for one without translations.
          if (!names.includes(first)) return text === undefined;
          // Its repair writes all translations of the file anew, without those that were left out.
          return (
            first === name &&
            (finding.mend !== undefined || [undefined, second].includes(text) || `${second}/`.startsWith(`/${text}/`))
          );
        }),
      );
    },
  };
}

/** The faults of a language file, and the names of the files that it translates. One that cannot be read is reported with the definition. */
function readable(file: string): { readonly faults: readonly DefinitionError[]; readonly names: readonly string[] } {
  try {
    const { faults, json } = readLanguageFile(file);
    return { faults, names: Object.keys(recordOf(json?.value)) };
  } catch (error) {
    if (error instanceof DefinitionError) return { faults: [], names: [] };
    throw error;
  }
}
