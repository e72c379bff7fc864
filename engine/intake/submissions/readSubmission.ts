// Reads a multipart request in one pass: texts into memory, files to the disk. An empty file input counts as no file. A
// refusal names the part that exceeded the limit; a part whose name no question has is refused as soon as it is read.
import {
  type Attachment,
  declaresPath,
  type Form,
  formSchema,
  HONEYPOT_NAME,
  largestSubmission,
  type Path,
} from '../../core/index.ts';
import { ANSWER_BYTES } from '../../files/index.ts';
import type { Limits } from '../config/limits.ts';
import { cleanFileName } from './cleanFileName.ts';
import { type FilePart, type MultipartRequest, parseMultipart, type TextPart } from './parseMultipart.ts';
import { readText } from './readText.ts';
import { Refusal } from './refusal.ts';
import { parseName } from './unflatten.ts';
import type { UploadedFiles } from './uploadedFiles.ts';
import type { Upload } from './uploadLimiter.ts';

/** One part of the request: a text, or a file that was written to the disk. */
export interface Part {
  /** The field's name. */
  readonly name: string;
  readonly path: Path;
  readonly answer: string | Attachment;
  /** Of the file's content, in hex. */
  readonly sha256?: string;
  /** The file is larger than the form allows; the answer's size is the limit plus one byte. */
  readonly isTooLarge?: boolean;
}

interface Reading {
  readonly form: Form;
  readonly limits: Limits;
  /** Where files are written. */
  readonly files: UploadedFiles;
  /** Bounds what is held in memory. */
  readonly upload: Upload;
  /** True if a submission with the same id is stored: its form may have had other questions. */
  isRepeated(): Promise<boolean>;
}

/** The parts of `request`, in its order; throws a {@link Refusal}. */
export async function readSubmission(
  request: MultipartRequest,
  { form, limits, files, upload, isRepeated }: Reading,
): Promise<Part[]> {
  const schema = formSchema(form);
  const names = new Set<string>();
  const parts: (Part | undefined)[] = [];
  let isTooLarge = false;

  function addName(given: string | undefined): Pick<Part, 'name' | 'path'> {
    const path = parseName(given);
    const name = String(given);
    if (names.has(name)) throw new Refusal('bad-name');
    names.add(name);
    return { name, path };
  }

  async function refuseUnknown(code: 'invalid-answers' | 'unknown-file', name: string): Promise<void> {
    if (await isRepeated()) return;
    const message = form.steps[0]?.messages.unknown ?? '';
    throw new Refusal(code, code === 'unknown-file' ? name : [{ path: name, message }]);
  }

  await parseMultipart(request, parserLimits(form, limits), {
    text(part) {
      upload.addText((part.name?.length ?? 0) + part.text.length + ANSWER_BYTES);
      const { name, path } = addName(part.name);
      parts.push({ name, path, answer: readValue(name, part) });
      return name === HONEYPOT_NAME || declaresPath(schema, path) ? undefined : refuseUnknown('invalid-answers', name);
    },
    async file(part) {
      upload.addFile();
      const { name, path } = addName(part.name);
      if (!declaresPath(schema, path)) await refuseUnknown('unknown-file', name);
      // After a file that is too large nothing will be stored, but the remaining answers decide the message.
      part.file.on('limit', () => {
        isTooLarge = true;
      });
      if (isTooLarge) {
        part.file.resume();
        return;
      }
      // Files are written while further parts arrive; the placeholder preserves their order.
      const place = parts.push(undefined) - 1;
      const file = await readFile(part, files);
      parts[place] = file && { name, path, ...file };
    },
  });
  return parts.filter((part) => part !== undefined);
}

/** Answers that are read of any form: an earlier version may have had more questions. */
const OF_EARLIER_VERSIONS = 500;

function parserLimits(form: Form, limits: Limits) {
  // The honeypot is one more.
  const most = largestSubmission(formSchema(form)).answers + 1;
  const fields = Math.min(limits.answers.perRequest, Math.max(most, OF_EARLIER_VERSIONS));
  return {
    fields,
    fieldSize: limits.answerBytes.perRequest,
    fieldNameSize: limits.answerBytes.perRequest,
    files: limits.files.perRequest,
    fileSize: form.attachments?.maxBytes ?? 0,
    parts: fields + limits.files.perRequest,
    headerPairs: 20,
  };
}

function readValue(name: string, { text, type, encoding, isCut }: TextPart): string {
  if (isCut) throw new Refusal('text-too-long', name);
  const isPlain = type === 'text/plain' && /^(7bit|8bit|binary)$/.test(encoding);
  if (!isPlain) throw new Refusal('unreadable-text', name);
  return readText(name, text);
}

async function readFile(
  { fileName = '', file, encoding }: FilePart,
  files: UploadedFiles,
): Promise<Pick<Part, 'answer' | 'sha256' | 'isTooLarge'> | undefined> {
  if (!/^(7bit|8bit|binary)$/.test(encoding)) throw new Refusal('broken-request');
  const { id, type, size, sha256 } = await files.receive(file);
  if (size === 0 && !fileName) return undefined;
  const isTooLarge = file.truncated === true;
  const answer = { id, name: cleanFileName(fileName, type), type, size: isTooLarge ? size + 1 : size };
  return { answer, sha256, isTooLarge };
}
