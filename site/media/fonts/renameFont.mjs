const RECORD = 12;
const COPYRIGHT = 0;

/**
 * Renames a font, except in its copyright notice. The SIL Open Font License (clause 3) requires another name for a modified font
 * with a Reserved Font Name, and a subset is a modification.
 * @param {Uint8Array} font TrueType, with names in UTF-16 only
 * @param {string} from
 * @param {string} to
 */
export function renameFont(font, from, to) {
  if (from.length !== to.length) throw new Error(`"${to}" must have as many characters as "${from}".`);
  const bytes = Buffer.from(font);
  const names = tableAt(bytes, 'name');
  const texts = names + bytes.readUInt16BE(names + 4);
  for (let i = 0; i < bytes.readUInt16BE(names + 2); i++) {
    const record = names + 6 + i * RECORD;
    if (bytes.readUInt16BE(record + 6) === COPYRIGHT) continue;
    const start = texts + bytes.readUInt16BE(record + 10);
    const text = bytes.subarray(start, start + bytes.readUInt16BE(record + 8));
    const at = text.indexOf(utf16(from));
    if (at >= 0) utf16(to).copy(text, at);
  }
  return bytes;
}

/** @param {Buffer} font @param {string} tag */
function tableAt(font, tag) {
  const directory = font.subarray(12, 12 + 16 * font.readUInt16BE(4));
  return directory.readUInt32BE(directory.indexOf(tag, 0, 'latin1') + 8);
}

/** @param {string} text */
function utf16(text) {
  return Buffer.from(text, 'utf16le').swap16();
}
