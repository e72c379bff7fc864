// Makes a chosen file ready to be attached: a large photo smaller, and its type that of its content, as the intake will read it.
import { EDGE_BYTES, fileType, INCOMPLETE } from '../files/index.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** The file to attach in place of `given`; its `type` is empty where its content is of no known type. */
export async function takeIn(given: File): Promise<File> {
  const file = await shrinkPhoto(given);
  const type = await typeOf(file);
  return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
}

async function typeOf(file: File): Promise<string> {
  try {
    const head = await bytesOf(file.slice(0, EDGE_BYTES));
    return fileType(head)(await bytesOf(file.slice(-EDGE_BYTES)));
  } catch (error) {
    // A file that was moved since, or that lies in a cloud and not on the device, could not be sent either.
    if (error instanceof DOMException) return INCOMPLETE;
    throw error;
  }
}

async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}
