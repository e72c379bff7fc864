// The drawings name their colours as the site's style sheets do (`var(--wine)`), so a colour is changed in one place.
// The library that turns SVG into pixels knows no custom properties: their values are put in first.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './folders.mjs';

const sheets = ['styles/tokens.css', 'styles/ornaments.css'];

/** @returns {Map<string, string>} the colours of the site by name, without the dashes */
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
      throw new Error(`A drawing uses --${name}, which is no colour in ${sheets.join(' or ')}. Name one of those.`);
    return tone;
  });
}
