// The site's content files as modules. `virtual:content/<name>` and, in another language, `virtual:content/<name>.<language>` have
// the value; `virtual:content` lists the pages that are made of a file. Their modules have the names that files written by hand
// would have, so that everything that goes by names (chunks, the manifest, the lists of what to load ahead) treats them alike.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { DefinitionError, type Facts } from '../../compile/index.ts';
import { compileContent, compilePage, contentFileOf, listPages } from '../../content/index.ts';
import { languages, SOURCE } from '../../core/index.ts';

const LIST = 'virtual:content';
const MADE = /^(content|pages)\/(.+?)(?:\.([a-z]{2}))?\.tsx?$/;

/** The plugin for the content files of a site. */
export function content(folder: string, given: Facts): Plugin {
  const site = path.resolve(folder).split(path.sep).join('/');
  /** Which file and language a module is made of; undefined for one written by hand. */
  const madeOf = (id: string) => {
    const [, kind, name = '', tag = SOURCE] = id.startsWith(`${site}/`)
      ? (MADE.exec(id.slice(site.length + 1)) ?? [])
      : [];
    const language = languages.find((one) => one === tag);
    if (kind === undefined || language === undefined || existsSync(id)) return undefined;
    return existsSync(contentFileOf(site, name)) ? { kind, name, language } : undefined;
  };
  return {
    name: 'content',
    enforce: 'pre',
    resolveId(id, _, { scan }: { readonly isEntry: boolean; readonly scan?: boolean }) {
      if (id === LIST) return `\0${LIST}`;
      // Vite's search for dependencies reads files from the disk, and there is none.
      if (scan && id.startsWith(`${LIST}/`)) return `\0${id}`;
      if (id.startsWith(`${LIST}/`)) return `${site}/content/${id.slice(LIST.length + 1)}.ts`;
      return madeOf(id) ? id : undefined;
    },
    load(id) {
      if (id === `\0${LIST}`) return listModule(site);
      const from = madeOf(id);
      if (!from) return undefined;
      const { kind, name, language } = from;
      this.addWatchFile(contentFileOf(site, name));
      this.addWatchFile(path.join(site, 'facts.json'));
      const suffix = language === SOURCE ? '' : `.${language}`;
      try {
        if (kind === 'pages') return compilePage(site, name, `${LIST}/${name}${suffix}`);
        return compileContent(site, name, language, given);
      } catch (error) {
        if (!(error instanceof DefinitionError)) throw error;
        const { file, line = 1, column = 0 } = error.place;
        return this.error({ message: error.message, pluginCode: error.code, id: file, loc: { file, line, column } });
      }
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${site}/content/`)) return undefined;
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** For each page, what imports its module on demand, by the name of the module from the site's folder. */
function listModule(site: string): string {
  const pages = listPages(site);
  const entries = pages.flatMap((name) =>
    languages.map((language) => {
      const module = `pages/${name}${language === SOURCE ? '' : `.${language}`}.tsx`;
      return `"./${module}":()=>import(${JSON.stringify(`${site}/${module}`)})`;
    }),
  );
  return `export const contentPages={${entries.join(',')}};`;
}
