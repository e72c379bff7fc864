// Reads a multipart request in one pass: texts into memory, files through to the disk. An empty file input is no file. Every
// limit answers for the part that broke it, and a name that no question of the form has is refused where it stands.
import type { IncomingMessage } from 'node:http';
import { type Attachment, declaresPath, type Form, formSchema, HONEYPOT_NAME, type Path } from '../../core/index.ts';
import type { Limits } from '../config/limits.ts';
import type { Attachments } from '../storage/attachments.ts';
import { cleanFileName } from './cleanFileName.ts';
import { type FilePart, parseMultipart, type TextPart } from './parseMultipart.ts';
import { parseName } from './parseName.ts';
import { readText } from './readText.ts';
import { Refusal } from './refusal.ts';
import type { Upload } from './uploadLimiter.ts';

/** One answer under the name of its part: a text, or a file that was written down. */
export interface Part {
  /** The field's name. */
  readonly name: string;
  readonly path: Path;
  readonly answer: string | Attachment;
  /** Of a file, in hex. */
  readonly sha256?: string;
  /** The file was longer than the form allows; the answer says one byte more than that. */
  readonly isTooLarge?: boolean;
}

interface Reading {
  readonly form: Form;
  readonly limits: Limits;
  readonly attachments: Attachments;
  /** Bounds what is held in memory. */
  readonly upload: Upload;
  /** True if this submission was kept before: then its form may have had other questions. */
  isRepeated(): Promise<boolean>;
}

/** The parts of `request`, in its order; adds to `received` the id of every file that it writes, also when it throws. */
export async function readSubmission(
  request: IncomingMessage,
  { form, limits, attachments, upload, isRepeated }: Reading,
  received: Set<string>,
): Promise<Part[]> {
  const schema = formSchema(form);
  const names = new Set<string>();
  const parts: (Part | undefined)[] = [];
  let refused = false;

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
      upload.holdText((part.name?.length ?? 0) + part.text.length);
      const { name, path } = addName(part.name);
      parts.push({ name, path, answer: readValue(name, part) });
      return name === HONEYPOT_NAME || declaresPath(schema, path) ? undefined : refuseUnknown('invalid-answers', name);
    },
    async file(part) {
      upload.holdFile();
      const { name, path } = addName(part.name);
      if (!declaresPath(schema, path)) await refuseUnknown('unknown-file', name);
      // Once a file is refused nothing is kept, but the answers decide in which words.
      part.file.on('limit', () => {
        refused = true;
      });
      if (refused) {
        part.file.resume();
        return;
      }
      // Files are written while further parts come in; each keeps its place.
      const place = parts.push(undefined) - 1;
      const file = await readFile(part, attachments, received);
      parts[place] = file && { name, path, ...file };
    },
  });
  return parts.filter((part) => part !== undefined);
}

function parserLimits(form: Form, limits: Limits) {
  return {
    fields: limits.answers.perRequest,
    fieldSize: limits.answerBytes.perRequest,
    fieldNameSize: limits.answerBytes.perRequest,
    files: limits.files.perRequest,
    fileSize: form.attachments?.maxBytes ?? 0,
    parts: limits.answers.perRequest + limits.files.perRequest,
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
  attachments: Attachments,
  received: Set<string>,
): Promise<Pick<Part, 'answer' | 'sha256' | 'isTooLarge'> | undefined> {
  if (!/^(7bit|8bit|binary)$/.test(encoding)) throw new Refusal('broken-request');
  const { id, type, size, sha256 } = await attachments.receive(file);
  received.add(id);
  if (size === 0 && !fileName) return undefined;
  const isTooLarge = file.truncated === true;
  const answer = { id, name: cleanFileName(fileName, type), type, size: isTooLarge ? size + 1 : size };
  return { answer, sha256, isTooLarge };
}
