// What a text of a content file may contain besides words: links, bold words, and names or codes in Latin letters.

/** A part of a text: words, or an element around further parts. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'code' | 'link'; readonly to: string; readonly parts: readonly Inline[] };

const MARKUP = /\*\*(?<strong>.+?)\*\*|`(?<code>[^`]+)`|\[(?<words>[^\]]*)\]\((?<to>[^)\s]+)\)/g;

/** The parts of a text, in order; one string for a text without markup. */
export function inlineParts(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    const { strong, code, words = '', to = '' } = match.groups ?? {};
    if (match.index > end) parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (code !== undefined) parts.push({ kind: 'code', to: '', parts: [code] });
    else if (strong !== undefined) parts.push({ kind: 'strong', to: '', parts: inlineParts(strong) });
    else parts.push({ kind: 'link', to, parts: inlineParts(words) });
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The addresses that a text links to, also within bold words. */
export function linksIn(text: string): readonly string[] {
  return inlineParts(text).flatMap(linksOf);
}

function linksOf(part: Inline): readonly string[] {
  if (typeof part === 'string') return [];
  return part.kind === 'link' ? [part.to] : part.parts.flatMap(linksOf);
}
