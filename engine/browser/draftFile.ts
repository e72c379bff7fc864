// A draft as one JSON file, answers and attachments together, to continue on another device. A file that is read is
// untrusted: its shape and size are checked here, its answers by core's `restoreDraft`.

import { type Draft, isRecord } from '../core/index.ts';

const KIND = 'unfinished-form';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The limit of a form's files, plus a third for base64. */
const LARGEST_BYTES = 100 * 1024 * 1024;

interface FileContent {
  readonly kind: typeof KIND;
  readonly draft: Draft;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly base64: string;
  }[];
}

/** The text of a draft file. */
export async function writeDraftFile(draft: Draft, files: ReadonlyMap<string, File>): Promise<string> {
  const written = [...files].map(async ([id, file]) => ({
    id,
    name: file.name,
    type: file.type,
    base64: await toBase64(file),
  }));
  const content: FileContent = { kind: KIND, draft, files: await Promise.all(written) };
  return JSON.stringify(content);
}

/** The draft of the form `form` in a file, or undefined when the file is something else. */
export async function readDraftFile(
  file: File,
  form: string,
): Promise<{ readonly draft: Draft; readonly files: ReadonlyMap<string, File> } | undefined> {
  if (file.size > LARGEST_BYTES) return undefined;
  const content = parse(await file.text());
  if (!isFileContent(content) || content.draft.form !== form) return undefined;
  const files = content.files.flatMap((entry) => {
    const attached = fromBase64(entry);
    return attached ? [[entry.id, attached] as const] : [];
  });
  return { draft: content.draft, files: new Map(files) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller tells the visitor that this is another file.
    return undefined;
  }
}

function isFileContent(content: unknown): content is FileContent {
  if (!isRecord(content) || content.kind !== KIND || !isRecord(content.draft) || !Array.isArray(content.files))
    return false;
  const { answers, step, version, savedAt, submissionId, waiting } = content.draft;
  if (typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt)) || typeof waiting !== 'boolean') return false;
  if (typeof submissionId !== 'string' || !UUID.test(submissionId)) return false;
  const isFile = (file: unknown) =>
    isRecord(file) && [file.id, file.name, file.type, file.base64].every((part) => typeof part === 'string');
  return isRecord(answers) && Number.isInteger(step) && Number.isInteger(version) && content.files.every(isFile);
}

async function toBase64(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}

/** The attached file; undefined when its base64 is damaged, so that its question is asked again. */
function fromBase64({ name, type, base64 }: FileContent['files'][number]): File | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return undefined;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type });
}
