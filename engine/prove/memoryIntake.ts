// The intake's own way from a multipart body to a stored application, with stores in memory and without HTTP. The bytes of an
// uploaded file are its description (name, type, size) as JSON, so a file of ten megabytes costs nothing to send.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { toFormData } from '../browser/index.ts';
import { type Answers, type Form, isRecord } from '../core/index.ts';
import { createUploadLimiter, type Receiving, Refusal, receiveSubmission, withOverrides } from '../intake/index.ts';

export interface Verdict {
  /** What the intake stored; undefined if it refused the submission. */
  readonly answers?: Answers;
  /** Messages by field name. */
  readonly errors: ReadonlyMap<string, string>;
}

export interface MemoryIntake {
  /** Receives answers in the browser's multipart format. */
  send(answers: Answers): Promise<Verdict>;
}

/** More than any submission of a proof has. */
const MOST_FILES = 1000;

/** An intake for one form, whether or not its form.json has a `submit.post`. */
export function memoryIntake(form: Form): MemoryIntake {
  // How many files a service takes at once is its own limit, which it says in words whatever the form.
  const limits = withOverrides({ files: { perRequest: MOST_FILES } });
  const uploads = createUploadLimiter(limits, async () => Infinity);
  const attachments = describedFiles();
  return {
    async send(answers) {
      const { headers, body } = await multipart(answers);
      const upload = await uploads.begin('proof', body.length);
      let stored: Answers = {};
      try {
        await receiveSubmission(
          form,
          {
            submissionId: randomUUID(),
            request: Object.assign(Readable.from([body]), { headers }),
            upload,
            onLeftover: raise,
          },
          {
            store: storeInto((inserted) => {
              stored = inserted;
            }),
            attachments,
            limits,
          },
        );
        return { answers: stored, errors: new Map() };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { errors: new Map(error.errorsIn(form.language).map(({ path = '', message }) => [path, message])) };
      } finally {
        upload.end();
      }
    },
  };
}

async function multipart(answers: Answers) {
  const request = new Response(toFormData(withDescriptions(answers), describe));
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

function raise(error: Error): never {
  throw error;
}

/** The answers with each file's id replaced by its description: `toFormData` asks for a file's bytes by its id. */
function withDescriptions(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).map(([key, part]) => [key, described(part)]));
}

function described(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(described);
  if (!isRecord(value)) return value;
  const { id, name, type, size, ...others } = value;
  if (id !== undefined && typeof size === 'number') return { ...others, id: JSON.stringify({ name, type, size }) };
  return withDescriptions(value);
}

function describe(id: string): File | undefined {
  return id.startsWith('{') ? new File([id], (JSON.parse(id) as { name: string }).name) : undefined;
}

function describedFiles(): Receiving['attachments'] {
  return {
    async receive(bytes) {
      const chunks: Buffer[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      const { type, size } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string; size: number };
      return { id: randomUUID(), type, size, sha256: '' };
    },
    persist: async () => undefined,
    discard: async () => undefined,
  };
}

function storeInto(onInsert: (answers: Answers) => void): Receiving['store'] {
  return {
    find: async () => undefined,
    async insert({ submissionId, receivedAt, digest, answers }) {
      onInsert(answers);
      return { reference: submissionId, receivedAt, digest, isNew: true };
    },
  };
}
