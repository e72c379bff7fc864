// Forms as modules: `virtual:forms` lists languages and forms with their routes, and imports a form on demand;
// `virtual:pages` lists the site's pages that are no forms, `virtual:menu/<language>` is the menu of both;
// `virtual:forms/all` contains all forms, for the intake; `virtual:form/<id>/<language>` is one compiled form. `virtual:offices` and
// `virtual:office/<id>/<language>` are their offices, which only the service imports; `virtual:forms/sound` are both without the forms
// that have findings, for the dev server's intake. A mistake in a definition is an error of
// its module with file and line: it stops the build, and the dev server shows it over the page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { checkSite } from '../../check/index.ts';
import {
  checkFolder,
  compileForm,
  compileOffice,
  DefinitionError,
  type Facts,
  type FormFile,
  factsFileOf,
  type JsonFile,
  listForms,
  readFacts,
  readJsonFile,
  translate,
  withFacts,
} from '../../compile/index.ts';
import { byLanguage, directionOf, type Language, languages, normaliseAddress, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { allModule, OFFICE, ONE, officesModule, soundModule, WHOLE } from './allForms.ts';
import { content } from './content.ts';
import { countryNames } from './countryNames.ts';
import { facts } from './facts.ts';
import { createFormParts } from './formParts.ts';
import { isLong } from './isLong.ts';
import { footerOf, menuOf, pagesOf } from './menu.ts';

const LIST = 'virtual:forms';
const ALL = 'virtual:forms/all';
const SOUND = 'virtual:forms/sound';
const PAGES = 'virtual:pages';
const MENU = 'virtual:menu/';
const OFFICES = 'virtual:offices';
/** Loaded with the forms that declare `prefill`. */
const PREFILL = path.resolve(import.meta.dirname, '../../browser/prefill.ts');
/** A key or a widget that needs it, also under `ui:options`. */
const FURTHER = /"(?:ui:)?(?:disabled|readonly|enumDisabled)"|"(?:ui:)?widget"\s*:\s*"(?:range|updown|password)"/;
/** Loaded with the forms whose ui files name what only it can draw. */
const FURTHER_PARTS = path.resolve(import.meta.dirname, '../../react/furtherParts.ts');

/**
 * The plugins for a folder of forms, and for the pages of the site around them: their modules, those of the site's facts and content
 * files, and that of the country names that phone questions use.
 * @param given facts that stand in the place of those in facts.json, in pages and scripts
 */
export function forms(folder: string, site = path.join(folder, '../site'), given: Facts = {}): Plugin[] {
  return [formModules(folder, site), facts(site, given), content(site, given), countryNames()];
}

function formModules(folder: string, site: string): Plugin {
  const root = path.resolve(folder);
  const parts = createFormParts();
  return {
    name: 'forms',
    // Watches the whole folder, so that a new form, or the repair of one that never compiled, needs no restart.
    configureServer(server) {
      server.watcher.add(root);
    },
    resolveId(id) {
      const isOurs =
        [LIST, ALL, SOUND, OFFICES, PAGES].includes(id) ||
        [ONE, WHOLE, OFFICE, MENU].some((prefix) => id.startsWith(prefix));
      return isOurs || parts.isPart(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${ALL}`) return allModule(root);
      if (id === `\0${OFFICES}`) return officesModule(root);
      if (id === `\0${SOUND}`) return soundModule(root);
      if (id.startsWith('\0') && parts.isPart(id.slice(1))) return parts.part(id.slice(1));
      try {
        if (id === `\0${LIST}`) {
          const error = DefinitionError.ofAll([...checkFolder(root), ...checkSite(root)]);
          if (error) throw error;
          return listModule(root, (file) => this.addWatchFile(file));
        }
        if (id === `\0${PAGES}`) return pagesModule(site, (file) => this.addWatchFile(file));
        const kind = [ONE, WHOLE, OFFICE, MENU].find((prefix) => id.startsWith(`\0${prefix}`));
        if (kind === undefined) return undefined;
        const [name = '', tag = name] = id.slice(kind.length + 1).split('/');
        const language = languages.find((one) => one === tag);
        if (language === undefined) return undefined;
        if (kind === MENU) return menuModule(root, site, language, (file) => this.addWatchFile(file));
        const compiled = (kind === OFFICE ? compileOffice : compileForm)(root, name, language);
        const { definition } = compiled;
        for (const file of definition.files) this.addWatchFile(file);
        // A folder of forms may have no facts beside it; Vite's dev server takes a watched file that is missing for a broken import.
        if (existsSync(definition.factsFile)) this.addWatchFile(definition.factsFile);
        const own = `${name}/${language}`;
        if (kind === ONE) return { code: parts.page(own, compiled, this), map: null };
        if (kind === WHOLE) return { code: parts.whole(own, compiled, this), map: null };
        return { code: compiled.code, map: null };
      } catch (error) {
        if (!(error instanceof DefinitionError)) throw error;
        const { file, pointer, line = 1, column = 0 } = error.place;
        this.addWatchFile(file);
        return this.error({
          message: [`${pointer || '/'}: ${error.problem} ${error.repair}`, ...error.further.map(String)].join('\n'),
          pluginCode: error.code,
          id: file,
          loc: { file, line, column },
        });
      }
    },
    hotUpdate({ file }) {
      const isOurs = file.startsWith(root + path.sep) || file === factsFileOf(root);
      if (!isOurs || !file.endsWith('.json')) return undefined;
      const graph = this.environment.moduleGraph;
      for (const [id, module] of graph.idToModuleMap)
        if (/^\0virtual:(?:form|whole|office|menu)/.test(id)) graph.invalidateModule(module);
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
    const { route, aliases = [], purpose, prefill } = formFileOf(readJsonFile(file));
    const loads = languages.map((language) => `${language}:()=>import(${JSON.stringify(`${ONE}${id}/${language}`)})`);
    const head = JSON.stringify({
      id,
      route,
      aliases,
      purpose,
      titles: byLanguage((language) => headIn(file, language, watch).title),
    }).slice(0, -1);
    const form = `({${loads.join(',')}})[language]().then((module)=>module.form)`;
    const filled = `Promise.all([${form},import(${JSON.stringify(PREFILL)})]).then(([form,{prefilling}])=>prefilling(form))`;
    const plain = prefill ? filled : form;
    const drawn = `Promise.all([${plain},import(${JSON.stringify(FURTHER_PARTS)})]).then(([form,{withFurtherParts}])=>withFurtherParts(form))`;
    return `${head},"load":(language)=>${needsFurtherParts(path.join(root, id), watch) ? drawn : plain}}`;
  });
  const constants = `languages=${JSON.stringify(languages)},sourceLanguage="${SOURCE}",directions=${JSON.stringify(byLanguage(directionOf))},languageNames=${JSON.stringify(byLanguage((language) => engineTexts[language].name))},normaliseAddress=${normaliseAddress}`;
  return `export const ${constants},forms=[${entries.join(',')}];`;
}

/** True where a ui file of the form names a widget of `furtherParts`, and for a form with a long section or list. */
function needsFurtherParts(folder: string, watch: (file: string) => void): boolean {
  const textsOf = (ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => {
        const file = path.join(folder, name);
        watch(file);
        return readFileSync(file, 'utf8');
      });
  return textsOf('.ui.json').some((text) => FURTHER.test(text)) || textsOf('.schema.json').some(isLong);
}

function pagesModule(site: string, watch: (file: string) => void): string {
  const { pages } = pagesOf(site, watch);
  const listed = pages.map(({ page, path, aliases = [] }) => [page, path, ...aliases]);
  const unlisted = pages.filter((one) => one.unlisted).map(({ path }) => path);
  return `export const pages=${JSON.stringify(listed)};export const unlisted=${JSON.stringify(unlisted)};`;
}

function menuModule(root: string, site: string, language: Language, watch: (file: string) => void): string {
  const forms = listForms(root).map((id) => headIn(path.join(root, id, 'form.json'), language, watch));
  const pages = pagesOf(site, watch);
  const parts = {
    menu: menuOf(pages, forms, language),
    footer: footerOf(pages, forms, language),
    privacy: pages.privacy ?? null,
  };
  return Object.entries(parts)
    .map(([name, part]) => `export const ${name}=${JSON.stringify(part)};`)
    .join('');
}

/** What the site shows of a form in one language before the form is loaded. */
function headIn(file: string, language: Language, watch: (file: string) => void) {
  const read = readJsonFile(file);
  const { file: inLanguage, source } = language === SOURCE ? { file: read } : translate(read, language);
  if (source) watch(source);
  const { facts } = readFacts(factsFileOf(path.resolve(file, '../..')));
  const { title, menu, route, purpose } = formFileOf(withFacts(inLanguage, facts, language));
  return { title, menu, route, purpose };
}

function formFileOf({ value }: JsonFile): FormFile {
  // A form.json of another shape fails when its form is compiled.
  return value as FormFile;
}
