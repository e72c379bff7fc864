// Compiles a content file to modules: the value in one language, and for a page the component that shows it.
import { type Facts, factIn } from '../compile/index.ts';
import { isRecord, type Language } from '../core/index.ts';
import { type Inline, inlineParts } from './inlineMarkup.ts';
import { isText, ownLanguage, readContent, readSite, referredFrom, type Site, wordsOf } from './readContent.ts';

/** Where a text links to a form by its purpose: `[](form:apply)`; `button:` looks like a button. */
const TO_FORM = /^(?<kind>form|button):(?<purpose>[a-z-]+)$/;
/** A paragraph that is a heading: `### Where`. */
const HEADING = /^### /;

/**
 * The module of a content file's value in a language, as its export `content`. What `$ref` names is copied into it: a page loads
 * one file, and no other page any of it.
 * @param given facts that stand in the place of those in facts.json
 */
export function compileContent(folder: string, name: string, language: Language, given: Facts = {}): string {
  const writer = new ContentWriter(readSite(folder, given), language);
  const written = writer.writeFile(name);
  return `${writer.imports}export const content=${written};`;
}

/** The module of a page: a component that shows the content module `from` in the page's layout. */
export function compilePage(folder: string, name: string, from: string): string {
  const { layout } = asRecord(readContent(folder, name).value);
  const file = readSite(folder).components[String(layout)];
  const component = String(layout);
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { ${component} } from ${JSON.stringify(file)};`,
    `import { content } from ${JSON.stringify(from)};`,
    `export function Page() { return jsx(${component}, { content }); }`,
  ].join('\n');
}

class ContentWriter {
  readonly #imported = new Map<string, string>();
  readonly #site: Site;
  /** That of the module, or of the part of it that names its own. */
  #language: Language;
  /** The names of the files that are being written, each named by the one before it. */
  readonly #within: string[] = [];

  constructor(site: Site, language: Language) {
    this.#site = site;
    this.#language = language;
  }

  get imports(): string {
    return [...this.#imported].map(([imported, from]) => `import ${imported} from ${JSON.stringify(from)};\n`).join('');
  }

  /** The source of a file's value. A list stands in `entries`, since the file is an object. */
  writeFile(name: string): string {
    if (this.#within.includes(name)) throw new Error(`The content file ${name} refers to itself.`);
    const { $schema, layout, entries, ...value } = asRecord(readContent(this.#site.folder, name).value);
    this.#within.push(name);
    const written = this.write(entries ?? value);
    this.#within.pop();
    return written;
  }

  /** The source of a value: constants, and elements for blocks and for texts with markup. */
  write(node: unknown): string {
    const own = ownLanguage(node);
    if (own === undefined) return this.#write(node);
    const around = this.#language;
    this.#language = own;
    const written = this.#write(node);
    this.#language = around;
    return written;
  }

  #write(node: unknown): string {
    if (typeof node === 'string' || isText(node)) return this.#words(node);
    if (Array.isArray(node)) return `[${node.map((part) => this.#entry(part)).join(',')}]`;
    if (!isRecord(node)) return JSON.stringify(node);
    if (typeof node.$ref === 'string') return this.#reference(node.$ref);
    if (typeof node.fact === 'string')
      return JSON.stringify(factIn(this.#site.facts[node.fact], this.#language) ?? null);
    const { block, text, ...others } = node;
    const entries = Object.entries(others).map(([key, value]) => [key, this.write(value)] as const);
    if (typeof block === 'string') return this.#element(this.#component(block), [...entries, ...this.#own({ text })]);
    return objectOf([...entries, ...this.#own({ text })]);
  }

  /** The key `text`: plain paragraphs at its beginning, and as `body` all that follows. */
  #own({ text }: { readonly text: unknown }): readonly (readonly [string, string])[] {
    if (text === undefined) return [];
    if (!Array.isArray(text)) return [['text', this.write(text)]];
    const first = text.findIndex((part) => !this.#isPlain(part));
    const plain = first < 0 ? text : text.slice(0, first);
    const rest = text.slice(plain.length).map((part) => this.#paragraph(part));
    return [
      ...(plain.length > 0 ? [['text', this.write(plain)] as const] : []),
      ...(rest.length === 1 ? [['body', rest[0] ?? ''] as const] : []),
      ...(rest.length > 1 ? [['body', this.#fragment(rest)] as const] : []),
    ];
  }

  #isPlain(part: unknown): boolean {
    if (typeof part !== 'string' && !isText(part)) return false;
    const words = wordsOf(part, this.#language, this.#site);
    return !HEADING.test(words) && inlineParts(words).every((inline) => typeof inline === 'string');
  }

  #paragraph(part: unknown): string {
    if (typeof part !== 'string' && !isText(part)) return this.write(part);
    const words = wordsOf(part, this.#language, this.#site);
    const inside = inlineParts(words.replace(HEADING, '')).map((inline) => this.#inline(inline));
    return this.#element(HEADING.test(words) ? '"h3"' : '"p"', [], inside);
  }

  #words(text: string | Readonly<Record<string, string>>): string {
    const words = wordsOf(text, this.#language, this.#site);
    const parts = typeof text === 'string' ? [words] : inlineParts(words);
    return parts.every((part) => typeof part === 'string')
      ? JSON.stringify(words)
      : this.#fragment(parts.map((part) => this.#inline(part)));
  }

  #inline(part: Inline): string {
    if (typeof part === 'string') return JSON.stringify(part);
    const inside = part.parts.map((inner) => this.#inline(inner));
    if (part.kind === 'strong') return this.#element('"strong"', [], inside);
    if (part.kind === 'code') return this.#element(this.#component('Latin'), [], inside);
    const { kind, purpose } = TO_FORM.exec(part.to)?.groups ?? {};
    if (purpose !== undefined) {
      const look = kind === 'button' ? [['className', '"button"'] as const] : [];
      return this.#element(this.#component('FormLink'), [...look, ['to', JSON.stringify(purpose)]], inside);
    }
    const isOurs = part.to.startsWith('/');
    const link = isOurs ? this.#import('{ Link }', 'wouter') : '"a"';
    return this.#element(link, [['href', JSON.stringify(isOurs ? part.to : encodeURI(part.to))]], inside);
  }

  /** An entry of a list; a `$ref` stands for the entries of the list that it names. */
  #entry(part: unknown): string {
    const written = this.write(part);
    return isRecord(part) && typeof part.$ref === 'string' ? written.slice(1, -1) : written;
  }

  #reference(ref: string): string {
    return this.writeFile(referredFrom(this.#within.at(-1) ?? '', ref));
  }

  #component(name: string): string {
    return this.#import(`{ ${name} }`, this.#site.components[name] ?? name);
  }

  #import(named: string, from: string): string {
    this.#imported.set(named, from);
    return named.slice(2, -2);
  }

  #fragment(parts: readonly string[]): string {
    return this.#element(this.#import('{ Fragment }', 'react/jsx-runtime'), [], parts);
  }

  #element(type: string, props: readonly (readonly [string, string])[], children: readonly string[] = []): string {
    const call = this.#import(children.length > 1 ? '{ jsxs }' : '{ jsx }', 'react/jsx-runtime');
    const inside = children.length > 1 ? `[${children.join(',')}]` : children[0];
    return `${call}(${type},${objectOf([...props, ...(inside === undefined ? [] : [['children', inside] as const])])})`;
  }
}

function objectOf(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
