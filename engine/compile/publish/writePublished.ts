import { writeFileSync } from 'node:fs';
import type { Definition } from '../read/readDefinition.ts';
import { answerSignature } from './answerSignature.ts';

/** Writes the signature of this version's answers to published.json beside form.json. */
export function writePublished({ publishedPlace, form, steps }: Definition): void {
  const published = { version: form.version, answers: answerSignature(steps) };
  writeFileSync(publishedPlace.file, `${JSON.stringify(published, null, 2)}\n`);
}
