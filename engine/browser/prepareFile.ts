// Prepares a chosen file: scales a large photo down, and sets the type to that of its content, as the intake will determine it.
import { EDGE_BYTES, fileType, INCOMPLETE } from '../files/index.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** The file to attach in place of `given`; its `type` is empty where its content is of no known type. */
export async function prepareFile(given: File): Promise<File> {
  const file = await shrinkPhoto(given);
  const type = await typeOf(file);
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
}

async function typeOf(file: File): Promise<string> {
  try {
    const head = await bytesOf(file.slice(0, EDGE_BYTES));
    return fileType(head)(await bytesOf(file.slice(-EDGE_BYTES)));
  } catch (error) {
    // A file that was moved since it was chosen, or is only in cloud storage, cannot be read now nor when it is sent.
    if (error instanceof DOMException) return INCOMPLETE;
    throw error;
  }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}
