// Renders a mail's content as text and as HTML. The HTML has inline styles only and loads nothing: mail programs strip the rest.
import { directionOf, type Language, plusInFront, SOURCE } from '../../core/index.ts';

export interface MailContent {
  readonly language: Language;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly next?: { readonly title: string; readonly items: readonly string[] } | undefined;
  readonly closing: readonly string[];
}

/** As plain text. */
export function printMailText({ language, title, facts, next, closing }: MailContent): string {
  // Unicode isolates keep the direction of names, numbers and times within a right-to-left line.
  const isolated = (value: string) =>
    directionOf(language) === 'rtl' ? `\u2068${plusInFront(value)}\u2069` : plusInFront(value);
  const lines = [
    title,
    '',
    ...facts.map(([label, value]) => `${label}: ${isolated(value)}`),
    ...(next ? ['', next.title, ...next.items.map((item) => `- ${item}`)] : []),
    '',
    ...closing,
  ];
  return `${lines.join('\n')}\n`;
}

const CELL = 'padding:4px 0;vertical-align:top;text-align:start';

/** As one HTML document, in the language of the first of `contents`; the others follow in theirs. */
export function printMailHtml(contents: readonly MailContent[]): string {
  const [{ language, title } = { language: SOURCE, title: '' }] = contents;
  return printPage(language, title, contents.map(printPart));
}

/** A letter as one HTML document: its text, with lines and paragraphs as they were typed. */
export function printLetterHtml({ language, subject, text }: LetterContent): string {
  const body = `<p style="margin:0;white-space:pre-wrap;overflow-wrap:anywhere">${escaped(text)}</p>`;
  return printPage(language, subject, [printBlock(language, [body])]);
}

export interface LetterContent {
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

function printPage(language: Language, title: string, parts: readonly string[]): string {
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>`,
    '<body style="margin:0;padding:16px;background:#fff;color:#222;font:16px/1.5 Arial,sans-serif">',
    ...parts,
    '</body></html>\n',
  ].join('\n');
}

function printPart({ language, title, facts, next, closing }: MailContent): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="${CELL};padding-inline-end:16px;font-weight:normal;color:#555">${escaped(label)}</th>` +
      `<td style="${CELL};overflow-wrap:anywhere"><bdi dir="auto">${escaped(plusInFront(value))}</bdi></td></tr>`,
  );
  const items = next?.items.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`) ?? [];
  return printBlock(language, [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(title)}</h1>`,
    `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`,
    ...(next ? [`<h2 style="margin:0 0 8px;font-size:17px">${escaped(next.title)}</h2>`] : []),
    ...(next ? [`<ul style="margin:0 0 16px;padding-inline-start:24px">${items.join('')}</ul>`] : []),
    ...closing.map((line) => `<p style="margin:0 0 8px;color:#555">${escaped(line)}</p>`),
  ]);
}

function printBlock(language: Language, lines: readonly string[]): string {
  const style = 'max-width:560px;margin:0 auto 24px;text-align:start';
  return [`<div lang="${language}" dir="${directionOf(language)}" style="${style}">`, ...lines, '</div>'].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
