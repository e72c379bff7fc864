// The type of a file and whether it is complete, from its first and last bytes; its name and declared type are ignored. Browser and
// intake both use this function, so they agree. A file that viewers open is accepted: with bytes before a PDF's header (at most
// 1024, by the notes on Acrobat in ISO 32000-1), with bytes after its end, or a JPEG without an end. Refused as incomplete are a PDF
// without objects or without an end, a JPEG without picture data, and a PNG without its last chunk.

/** Bytes that are read from each end of a file; one segment of metadata before a picture is at most as long. */
export const EDGE_BYTES = 64 * 1024;

/** The type of a file that begins as one of the known types and is cut off or has no content. */
export const INCOMPLETE = 'application/x-incomplete';

/** Largest offset of a PDF's header. */
const HEADER_WITHIN = 1024;
const PNG_BEGIN = '\x89PNG\r\n\x1a\n';
const JPEG_BEGIN = '\xff\xd8\xff';

/** The type by a file's last bytes, at most {@link EDGE_BYTES}; in a short file they overlap with the first. */
type TypeByTail = (tail: Uint8Array) => string;

/**
 * The media type of a file in two steps: by its first bytes, at most {@link EDGE_BYTES}, then by its last. Empty for an unknown type,
 * {@link INCOMPLETE} for a known one that is not complete.
 */
export function fileType(head: Uint8Array): TypeByTail {
  const text = latin1(head);
  const [type, isWhole] = kindOf(head, text) ?? ['', () => true];
  return (tail) => (isWhole(latin1(tail)) ? type : INCOMPLETE);
}

function kindOf(head: Uint8Array, text: string): [type: string, isWhole: (tail: string) => boolean] | undefined {
  if (text.startsWith(JPEG_BEGIN)) return ['image/jpeg', jpegEnd(head)];
  if (text.startsWith(PNG_BEGIN)) return ['image/png', pngEnd(text)];
  const header = text.slice(0, HEADER_WITHIN + '%PDF-'.length).indexOf('%PDF-');
  return header < 0 ? undefined : ['application/pdf', pdfEnd(text)];
}

/** Viewers find the objects by any of three keywords at the end. A linearized PDF also has them at its beginning, with offset 0. */
function pdfEnd(head: string): (tail: string) => boolean {
  const object = /\d\s+obj/;
  const end = head.includes('/Linearized') ? /startxref\s+0*[1-9]/ : /startxref|trailer|%%EOF/;
  const begun = object.test(head);
  return (tail) => end.test(tail) && (begun || object.test(tail));
}

function pngEnd(head: string): (tail: string) => boolean {
  const begun = head.includes('IDAT') || head.length === EDGE_BYTES;
  return (tail) => begun && tail.includes('IEND');
}

/** Some cameras omit the end marker, so picture data suffices. Where metadata fill the whole head, the end marker is required. */
function jpegEnd(head: Uint8Array): (tail: string) => boolean {
  const begins = pictureBegins(head);
  return (tail) => begins ?? tail.includes('\xff\xd9');
}

/** True if the segments lead to picture data within `head`; undefined if that begins after it. */
function pictureBegins(head: Uint8Array): boolean | undefined {
  let framed = false;
  for (let at = 2; at < head.length; ) {
    const marker = head[at] === 0xff ? (head[at + 1] ?? 0xff) : 0xff;
    // Fill bytes, or other bytes that some cameras leave between segments; the markers 0xd0 to 0xd8 have no length.
    if (marker === 0xff || marker < 2 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return false;
    const [high = 0, low] = head.subarray(at + 2, at + 4);
    if (low === undefined) break;
    const next = at + 2 + ((high << 8) | low);
    if (marker === 0xda) return framed && next < head.length;
    framed ||= marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    at = next;
  }
  return head.length === EDGE_BYTES ? undefined : false;
}

function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In parts, because each byte is an argument and engines limit their number. Spreading them would take ten times as long, since
  // they would be asked for one by one.
  for (let at = 0; at < bytes.length; at += 4096) {
    parts.push(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + 4096)));
  }
  return parts.join('');
}
