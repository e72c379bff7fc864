// What a file is, is read from its first bytes; its name and the client's word for it count for nothing.
const SIGNATURES: readonly (readonly [type: string, bytes: Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/** Bytes that {@link sniffType} needs to see. */
export const SNIFFED_BYTES = 8;

/** The media type of a file that begins with `head`; empty if it is none that an intake receives. */
export function sniffType(head: Buffer): string {
  return SIGNATURES.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes))?.[0] ?? '';
}
