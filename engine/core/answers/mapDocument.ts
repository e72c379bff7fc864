// The document that a form saves on the visitor's device. Its shape is declared in form.json: a template whose text
// leaves are JSON Pointers into the answers.
import { parsePointer } from '../model/jsonPointer.ts';
import { getIn } from '../model/path.ts';
import { isRecord } from '../model/schema.ts';
import type { Answers } from '../model/types.ts';

/** The template with every pointer replaced by the answer there; a pointer to nothing leaves its key out. */
export function mapDocument(template: unknown, answers: Answers): unknown {
  if (typeof template === 'string') return getIn(answers, parsePointer(template));
  if (!isRecord(template)) return template;
  const entries = Object.entries(template).map(([key, part]) => [key, mapDocument(part, answers)] as const);
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}
