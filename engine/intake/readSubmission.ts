// Reads a multipart request in one pass: texts into memory, files through to the disk. The parser's quirks end here:
// its bare errors become refusals, an empty file input is no file, and every limit answers for the part that broke it.
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Attachment, Form, Path } from '../core/types.ts';
import type { Attachments } from './attachments.ts';
import { cleanFileName } from './cleanFileName.ts';
import type { Limits } from './limits.ts';
import { parseName } from './parseName.ts';
import { readText } from './readText.ts';
import { Refusal } from './refusal.ts';
import { unbroken } from './unbroken.ts';

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

/** The parts of `request`, in its order; adds to `received` the id of every file that it writes, also when it throws. */
export async function readSubmission(
  request: FastifyRequest,
  form: Form,
  limits: Limits,
  attachments: Attachments,
  received: Set<string>,
): Promise<Part[]> {
  const names = new Set<string>();
  const parts: Part[] = [];
  for await (const part of unbroken(request.parts(parserOptions(form, limits)))) {
    const path = parseName(part.fieldname);
    const name = part.fieldname;
    if (names.has(name)) throw new Refusal('bad-name');
    names.add(name);
    if (part.type === 'field') {
      parts.push({ name, path, answer: readValue(part) });
      continue;
    }
    // Once a file is refused nothing is kept, but the answers decide in which words.
    const refused = parts.some(({ isTooLarge }) => isTooLarge);
    const file = refused ? await skipFile(part) : await readFile(part, attachments, received);
    if (file) parts.push({ name, path, ...file });
  }
  return parts;
}

function parserOptions(form: Form, limits: Limits) {
  return {
    // See readText.
    defCharset: 'latin1',
    throwFileSizeLimit: false,
    limits: {
      fields: limits.answers,
      fieldSize: limits.answerBytes,
      files: limits.files,
      fileSize: form.attachments?.maxBytes ?? 0,
      parts: limits.answers + limits.files,
      headerPairs: 20,
    },
  };
}

function readValue({ fieldname: name, value, mimetype, encoding, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new Refusal('text-too-long', name);
  // A part that declares JSON is handed over parsed, and one in base64 as it is.
  const isPlain = mimetype === 'text/plain' && /^(7bit|8bit|binary)$/.test(encoding);
  if (!isPlain || typeof value !== 'string') throw new Refusal('unreadable-text', name);
  return readText(name, value);
}

async function readFile(
  { filename, file, encoding }: MultipartFile,
  attachments: Attachments,
  received: Set<string>,
): Promise<Pick<Part, 'answer' | 'sha256' | 'isTooLarge'> | undefined> {
  if (!/^(7bit|8bit|binary)$/.test(encoding)) throw new Refusal('broken-request');
  const { id, type, size, sha256 } = await attachments.receive(unbroken<Buffer>(file));
  received.add(id);
  if (size === 0 && !filename) return undefined;
  const answer = { id, name: cleanFileName(filename, type), type, size: file.truncated ? size + 1 : size };
  return { answer, sha256, isTooLarge: file.truncated };
}

async function skipFile({ file }: MultipartFile): Promise<undefined> {
  for await (const _ of unbroken<Buffer>(file));
}
