// `pages.json` of the site: the pages that are no forms, and the menu.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkJson, DefinitionError, type JsonFile, readJsonFile } from '../../compile/index.ts';

export interface PagesFile {
  readonly menu: readonly { readonly name: string; readonly label: Label; readonly position: number }[];
  readonly pages: readonly PageEntry[];
  readonly footer?: readonly FooterEntry[];
  /** The address of the page on privacy. */
  readonly privacy?: string;
}

export interface FooterEntry {
  readonly label: Label;
  /** An address, or {@link FORM} and a purpose. */
  readonly to: string;
}

/** A link in pages.json that begins with this names a form by its purpose, which follows. */
export const FORM = 'form:';

export interface PageEntry {
  /** `about/History`. */
  readonly page: string;
  readonly path: string;
  readonly aliases?: readonly string[];
  /** True if the site map leaves it out. */
  readonly unlisted?: boolean;
  readonly menu?: { readonly label: Label; readonly under?: string; readonly position: number };
}

/** Words by language. */
export type Label = Readonly<Record<string, string>>;

export interface Pages extends PagesFile {
  readonly json: JsonFile;
}

/** The site's pages; or what is wrong with the file; neither without it. */
export function readPages(site: string): { pages?: Pages; findings: readonly DefinitionError[] } {
  const file = path.join(site, 'pages.json');
  if (!existsSync(file)) return { findings: [] };
  try {
    const json = readJsonFile(file);
    const schema = readJsonFile(path.join(site, 'pages.schema.json')).value as object;
    const { invalid, unknownKeys } = checkJson(schema, json.value, json.place);
    if (invalid.length > 0) return { findings: [...unknownKeys, ...invalid] };
    return { pages: { ...(json.value as PagesFile), json }, findings: unknownKeys };
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    return { findings: [error] };
  }
}
