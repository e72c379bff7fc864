import path from 'node:path';
import { formatPointer, type Language } from '../../core/index.ts';
import type { Finding, Place } from '../errors/definitionError.ts';
import { CONFIRM, MEND } from '../errors/waysToMend.ts';
import { behindIn, type RecordedFile, recordFileOf } from './translationRecord.ts';

/** The translations of a file into one language, as they were recorded and as they are. */
interface Compared {
  readonly file: string;
  readonly language: Language;
  readonly recorded: RecordedFile;
  readonly current: RecordedFile;
  /** Where the translation of a text stands, by its name. */
  place(name: string): Place;
}

/** The translations whose English is another now; and that the record is not up to date, with what belongs there. */
export function* recordFindings({ file, language, recorded, current, place }: Compared): Generator<Finding> {
  const name = path.basename(file);
  const behind = behindIn(recorded, current);
  for (const text of Object.keys(behind)) {
    const problem = `The English text (${name}) was changed after this was written.`;
    const repair = `Change this, too; or, if it still says the same, ${CONFIRM}.`;
    yield { place: place(text), problem, repair };
  }
  const value = { ...current, ...behind };
  if (JSON.stringify(value) === JSON.stringify(recorded)) return;
  const inRecord = { file: recordFileOf(file), pointer: formatPointer([language, name]) };
  const problem = `Translations of ${name} were written, changed or removed since.`;
  yield {
    place: inRecord,
    problem,
    repair: `Do not edit it; ${MEND}.`,
    mend: [{ ...inRecord, value }],
  };
}
