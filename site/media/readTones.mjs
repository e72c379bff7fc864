// Drawings use the custom properties of the site's style sheets (`var(--wine)`), so that a colour is defined once. The library
// that renders SVGs does not support them, so they are replaced by their values first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './folders.mjs';

const sheets = ['styles/tokens.css', 'styles/base/ornaments.css'];

/** @returns {Map<string, string>} the site's colours by name, without the leading dashes */
export function readTones() {
  const text = sheets.map((sheet) => readFileSync(path.join(site, sheet), 'utf8')).join('\n');
  return new Map(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

/**
 * @param {string} drawing SVG or HTML whose colours are custom properties
 * @param {Map<string, string>} tones
 * @returns {string} the same with plain colours
 */
export function paint(drawing, tones) {
  return drawing.replace(/var\(--([\w-]+)\)/g, (_, name) => {
    const tone = tones.get(name);
    if (!tone)
      throw new Error(`A drawing uses --${name}, which is not a colour in ${sheets.join(' or ')}. Use one that is.`);
    return tone;
  });
}
