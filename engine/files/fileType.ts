// What a file is and whether it is whole, read from its first and its last bytes; its name and its sender's word for it count
// for nothing. Browser and intake judge by this, so they agree. What a viewer opens passes: bytes before a PDF's header
// (ISO 32000-1 names 1024 in its notes on Acrobat), bytes after a file's end, a JPEG without its end. What is refused as
// incomplete has a beginning and no more: a PDF without objects or without an end, a JPEG without the first of its picture, a
// PNG without its last chunk.

/** So many bytes from each end of a file are looked at: metadata before a picture has at most as many in one segment. */
export const EDGE_BYTES = 64 * 1024;

/** The type of a file that begins as one of the known types and is cut off, or empty of content. */
export const INCOMPLETE = 'application/x-incomplete';

/** A PDF's header begins at the latest here. */
const HEADER_WITHIN = 1024;
const PNG_BEGIN = '\x89PNG\r\n\x1a\n';
const JPEG_BEGIN = '\xff\xd8\xff';

/** Judges by a file's last bytes, at most {@link EDGE_BYTES}; what was its beginning may be among them. */
type Judge = (tail: Uint8Array) => string;

/**
 * The media type of a file, in two steps: of its first {@link EDGE_BYTES}, or of all that it has, then of its last. Empty if
 * it is none of the known types, {@link INCOMPLETE} if it is one of them and not whole.
 */
export function fileType(head: Uint8Array): Judge {
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

/** Viewers find the objects by any of the three words of an end. A linearized PDF has them in front, too, naming no place. */
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

/** Some cameras leave the end out: the picture has to begin. Metadata may be longer than what is seen: then the end has to be there. */
function jpegEnd(head: Uint8Array): (tail: string) => boolean {
  const begins = pictureBegins(head);
  return (tail) => begins ?? tail.includes('\xff\xd9');
}

/** Walks from segment to segment to the first picture data; undefined if that lies further on. */
function pictureBegins(head: Uint8Array): boolean | undefined {
  let framed = false;
  for (let at = 2; at < head.length; ) {
    const marker = head[at] === 0xff ? (head[at + 1] ?? 0xff) : 0xff;
    // Between segments there may be fill bytes; some cameras leave others. The markers from 0xd0 on have no length.
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
  let text = '';
  // An argument for each byte: a part at a time.
  for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return text;
}
