// The real intake with stores in memory. The bytes of an uploaded file are its description (name, type, size) as JSON, so a file of
// ten megabytes costs nothing to send.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { toFormData } from '../browser/toFormData.ts';
import type { Answers, Form } from '../core/index.ts';
import { type Application, type Attachments, buildApp, type Store } from '../intake/index.ts';

export interface Verdict {
  /** What the intake stored; undefined if it refused the submission. */
  readonly answers?: Answers;
  /** Messages by field name. */
  readonly errors: ReadonlyMap<string, string>;
}

export interface MemoryIntake {
  /** Sends answers in the browser's multipart format. */
  send(answers: Answers): Promise<Verdict>;
  close(): Promise<void>;
}

const POST = '/proof';

/** An intake for one form, whether or not its form.json has a `submit.post`. */
export async function memoryIntake(form: Form): Promise<MemoryIntake> {
  const stored = new Map<string, Application>();
  const app = await buildApp({
    forms: [{ ...form, aliases: [], submit: { ...form.submit, post: POST } }],
    store: storeIn(stored),
    attachments: describedFiles(),
    limits: { posts: { perSender: Number.MAX_SAFE_INTEGER } },
  });
  await app.ready();
  return {
    async send(answers) {
      const id = randomUUID();
      const request = new Response(toFormData(withDescriptions(answers), describe));
      const response = await app.inject({
        method: 'POST',
        url: POST,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '', 'idempotency-key': id },
      });
      const { errors = [] } = response.json<{ errors?: { path?: string; message: string }[] }>();
      const messages = new Map(errors.map(({ path = '', message }) => [path, message]));
      const application = stored.get(id);
      return application ? { answers: application.answers, errors: messages } : { errors: messages };
    },
    close: () => app.close(),
  };
}

/** The answers with each file's id replaced by its description: `toFormData` asks for a file's bytes by its id. */
function withDescriptions<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withDescriptions) as T;
  const { id, name, type, size, ...others } = value as Record<string, unknown>;
  if (id !== undefined && typeof size === 'number') return { ...others, id: JSON.stringify({ name, type, size }) } as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withDescriptions(part)])) as T;
}

function describe(id: string): File | undefined {
  return id.startsWith('{') ? new File([id], (JSON.parse(id) as { name: string }).name) : undefined;
}

function describedFiles(): Attachments {
  return {
    async receive(bytes) {
      const chunks: Buffer[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      const { type, size } = JSON.parse(Buffer.concat(chunks).toString()) as { type: string; size: number };
      return { id: randomUUID(), type, size, sha256: '' };
    },
    persist: async () => undefined,
    discard: async () => undefined,
    read: () => Readable.from([]),
  };
}

function storeIn(stored: Map<string, Application>): Store {
  return {
    find: async (submissionId) => stored.get(submissionId),
    async insert(application) {
      const whole: Application = { ...application, reference: application.submissionId, status: 'new', mailFaults: [] };
      stored.set(application.submissionId, whole);
      return { ...whole, isNew: true };
    },
    list: async () => [],
    show: async () => undefined,
    change: async () => false,
    remove: async () => undefined,
    attachmentIds: async () => new Set(),
    listArrivals: async () => [],
    lastArrival: async () => undefined,
    countArrivals: async () => stored.size,
    readNote: async () => undefined,
    writeNote: async () => undefined,
    claimNote: async () => false,
    listUnseen: async () => [],
    claimMails: async () => [],
    returnMails: async () => undefined,
    recordOutcome: async () => undefined,
    countMails: async () => ({ waiting: 0, givenUp: 0, leftOut: 0 }),
    check: async () => undefined,
    close: async () => undefined,
  };
}
