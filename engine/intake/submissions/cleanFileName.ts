// Sanitises an uploaded file's name for display and for any file system: no folders, control or bidirectional formatting
// characters, no reserved characters, bounded length, an extension that matches the content.
// Files are stored under their id; this name is shown to the office and proposed when they are saved.
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};
/** File systems allow 255 bytes; the `files` command puts a reference in front. */
const MAX_BYTES = 180;

/** The name to store for a file that the client called `name` and whose content has the media type `type`. */
export function cleanFileName(name: string, type: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu, '')
    .replace(/%22|%0[AD]|[<>:"|?*]/gi, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { stem, extension } = splitExtension(plain, EXTENSIONS[type] ?? []);
  return shorten(stem || 'file', MAX_BYTES - extension.length) + extension;
}

function splitExtension(plain: string, extensions: readonly string[]): { stem: string; extension: string } {
  const own = extensions.find((extension) => plain.toLowerCase().endsWith(extension));
  if (own === undefined) return { stem: plain, extension: extensions[0] ?? '' };
  return { stem: plain.slice(0, -own.length).trimEnd(), extension: own };
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
