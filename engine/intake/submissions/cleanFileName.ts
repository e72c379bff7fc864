// A file's name from a stranger, made safe to show and to write on any system: no folders, no control or invisible
// direction characters, nothing reserved, of bounded length, with an ending that tells what the content is.
// Files are kept under an id; this name is only ever an answer and a proposal.
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};
/** File systems allow 255 bytes; the office's command puts a reference in front. */
const MAX_BYTES = 180;

/** The name to keep for a file that a client called `name` and whose content is of `type`. */
export function cleanFileName(name: string, type: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/%22|%0[AD]|[<>:"|?*]/gi, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { stem, ending } = splitEnding(plain, ENDINGS[type] ?? []);
  return shorten(stem || 'file', MAX_BYTES - ending.length) + ending;
}

function splitEnding(plain: string, endings: readonly string[]): { stem: string; ending: string } {
  const own = endings.find((ending) => plain.toLowerCase().endsWith(ending));
  if (own === undefined) return { stem: plain, ending: endings[0] ?? '' };
  return { stem: plain.slice(0, -own.length).trimEnd(), ending: own };
}

function shorten(text: string, maxBytes: number): string {
  let bytes = 0;
  let short = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBytes) return short.trimEnd();
    short += character;
  }
  return short;
}
