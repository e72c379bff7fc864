// Forms as modules. `virtual:forms` lists them, and the languages, with their routes and loads each on demand, `virtual:forms/all` has them
// all at once (for the intake), `virtual:form/<id>/<language>` is one compiled form. A broken definition is an error of the module,
// with file and line, so the build stops and the dev overlay shows the place.
import path from 'node:path';
import type { Plugin } from 'vite';
import {
  checkFolder,
  compileForm,
  DefinitionError,
  type FormFile,
  listForms,
  readJsonFile,
  translate,
} from '../compile/index.ts';
import { directions, type Language, languages, normaliseAddress, SOURCE } from '../core/index.ts';
import { countryNames } from './countryNames.ts';

const LIST = 'virtual:forms';
const ALL = 'virtual:forms/all';
const ONE = 'virtual:form/';

/** The plugins for a folder of forms: their modules, and the data that the engine takes from packages at build time. */
export function forms(folder: string): Plugin[] {
  return [formModules(folder), countryNames()];
}

function formModules(folder: string): Plugin {
  const root = path.resolve(folder);
  return {
    name: 'forms',
    // The whole folder: a new form is seen, and a form that was broken from the start is mended without a restart.
    configureServer(server) {
      server.watcher.add(root);
    },
    resolveId(id) {
      return id === LIST || id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) return allModule(root);
      try {
        if (id === `\0${LIST}`) {
          const error = DefinitionError.ofAll(checkFolder(root));
          if (error) throw error;
          return listModule(root, (file) => this.addWatchFile(file));
        }
        if (!id.startsWith(`\0${ONE}`)) return undefined;
        const [name = '', language] = id.slice(ONE.length + 1).split('/');
        const { code, definition } = compileForm(root, name, language as Language);
        for (const file of definition.files) this.addWatchFile(file);
        return { code, map: null };
      } catch (error) {
        if (!(error instanceof DefinitionError)) throw error;
        const { file, pointer, line = 1, column = 0 } = error.place;
        this.addWatchFile(file);
        return this.error({
          message: [`${pointer || '/'}: ${error.problem} ${error.repair}`, ...error.further.map(String)].join('\n'),
          id: file,
          loc: { file, line, column },
        });
      }
    },
    hotUpdate({ file }) {
      if (!file.startsWith(root + path.sep) || !file.endsWith('.json')) return undefined;
      const graph = this.environment.moduleGraph;
      for (const [id, module] of graph.idToModuleMap)
        if (id.startsWith('\0virtual:form')) graph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function listModule(root: string, watch: (file: string) => void): string {
  const ids = listForms(root);
  const entries = ids.map((id) => {
    const file = path.join(root, id, 'form.json');
    watch(file);
    const { route, aliases = [] } = readJsonFile(file).value as FormFile;
    const heads = languages.map((language) => [language, headIn(file, language, watch)]);
    const loads = languages.map((language) => `${language}:()=>import(${JSON.stringify(`${ONE}${id}/${language}`)})`);
    const head = JSON.stringify({ id, route, aliases, words: Object.fromEntries(heads) }).slice(0, -1);
    return `${head},"load":(language)=>({${loads.join(',')}})[language]().then((module)=>module.form)}`;
  });
  const constants = `languages=${JSON.stringify(languages)},sourceLanguage="${SOURCE}",directions=${JSON.stringify(directions)},normaliseAddress=${normaliseAddress}`;
  return `export const ${constants},forms=[${entries.join(',')}];`;
}

/** What the site says of a form in one language before the form is loaded. */
function headIn(file: string, language: Language, watch: (file: string) => void) {
  const read = readJsonFile(file);
  const { file: inLanguage, source } = language === SOURCE ? { file: read } : translate(read, language);
  if (source) watch(source);
  const { title, menu } = inLanguage.value as FormFile;
  return { title, menu };
}

function allModule(root: string): string {
  const ids = listForms(root);
  const imports = languages.flatMap((language) =>
    ids.map((id, i) => `import {form as ${language}${i}} from ${JSON.stringify(`${ONE}${id}/${language}`)};`),
  );
  const lists = languages.map((language) => `${language}:[${ids.map((_, i) => `${language}${i}`).join(',')}]`);
  return `${imports.join('')}const all={${lists.join(',')}};export const forms=all.${SOURCE};export const formsIn=all;`;
}
