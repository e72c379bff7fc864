// Answers from a file or from an earlier version of the form may have another shape than their question (a list where the
// form has one value). The widgets cannot draw those; they are returned apart, so that the visitor can be shown them.
import { isAttachment } from '../model/attachmentsIn.ts';
import { toName } from '../model/path.ts';
import { isGroupSchema, isList, isRecord } from '../model/schema.ts';
import type { Answers, Path, Schema } from '../model/types.ts';
import { applicableProperties } from './resolve.ts';

export interface Fitted {
  readonly answers: Answers;
  /** Answers of another shape than their question. */
  readonly misfits: readonly { readonly name: string; readonly answer: unknown }[];
}

/** Splits off the answers that have another shape than their question. Answers without a question stay. */
export function fitShape(schema: Schema, answers: Answers): Fitted {
  const misfits: { name: string; answer: unknown }[] = [];
  const fitted = (part: Schema, answer: unknown, path: Path): unknown => {
    if (answer === undefined || answer === null) return undefined;
    if (isGroupSchema(part) && isRecord(answer)) {
      const properties = applicableProperties(part, answer);
      const entries = Object.entries(answer).map(([key, value]) => {
        const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
        return [key, property ? fitted(property, value, [...path, key]) : value] as const;
      });
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    const { items } = part;
    if (items && Array.isArray(answer)) {
      const entries = answer.map((entry, i) => fitted(items, entry, [...path, i]));
      // JSON has null for an entry that is blank, and was to be answered.
      const isBlank = (i: number) => isList(part) && !isGroupSchema(items) && answer[i] === null;
      return entries.filter((entry, i) => entry !== undefined || isBlank(i));
    }
    if (part.format === 'attachment' ? isAttachment(answer) : isSingle(part, answer)) return answer;
    misfits.push({ name: toName(path), answer });
    return undefined;
  };
  // A group stays one: the schema is a form's.
  return { answers: fitted(schema, answers, []) as Answers, misfits };
}

function isSingle(schema: Schema, answer: unknown): boolean {
  return !isGroupSchema(schema) && !schema.items && typeof answer !== 'object';
}
