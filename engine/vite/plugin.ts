// Forms as modules. `virtual:forms` lists them with their routes and loads each on demand, `virtual:forms/all` has them
// all at once (for the intake), `virtual:form/<id>` is one compiled form. A broken definition is an error of the module,
// with file and line, so the build stops and the dev overlay shows the place.
import path from 'node:path';
import type { Plugin } from 'vite';
import { compileForm } from '../compile/compileForm.ts';
import { DefinitionError } from '../compile/definitionError.ts';
import { formsApart } from '../compile/formsApart.ts';
import { readJsonFile } from '../compile/jsonFile.ts';
import { type FormFile, listForms } from '../compile/readDefinition.ts';

const LIST = 'virtual:forms';
const ALL = 'virtual:forms/all';
const ONE = 'virtual:form/';

/** The plugin for a folder of forms. */
export function forms(folder: string): Plugin {
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
          const error = DefinitionError.ofAll(formsApart(root));
          if (error) throw error;
          return listModule(root, (file) => this.addWatchFile(file));
        }
        if (!id.startsWith(`\0${ONE}`)) return undefined;
        const { code, definition } = compileForm(root, id.slice(ONE.length + 1));
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
  const entries = listForms(root).map((id) => {
    const file = path.join(root, id, 'form.json');
    watch(file);
    const { title, description = '', route, aliases = [], menu } = readJsonFile(file).value as FormFile;
    const head = JSON.stringify({ id, title, description, route, aliases, menu }).slice(0, -1);
    return `${head},"load":()=>import(${JSON.stringify(ONE + id)}).then((module)=>module.form)}`;
  });
  return `export const forms=[${entries.join(',')}];`;
}

function allModule(root: string): string {
  const ids = listForms(root);
  const imports = ids.map((id, i) => `import {form as form${i}} from ${JSON.stringify(ONE + id)};`);
  return `${imports.join('')}export const forms=[${ids.map((_, i) => `form${i}`).join(',')}];`;
}
