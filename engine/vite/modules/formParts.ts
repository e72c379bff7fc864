// The module of a form. In a build, that of a large form has the first step only, and the address of a file with the others, which
// `react/laterSteps.ts` loads; the service has all of it, and so does the dev server.
import path from 'node:path';
import type { Rolldown } from 'vite';
import { type CompiledForm, compileInParts } from '../../compile/index.ts';
import { ONE, WHOLE } from './allForms.ts';

/** Beginnings of the names of modules of a large form. */
const FIRST = 'virtual:firstStep/';
const LATER = 'virtual:laterSteps/';

const LATER_STEPS = path.resolve(import.meta.dirname, '../../react/laterSteps.ts');

type Loading = Pick<Rolldown.PluginContext, 'emitFile'> & {
  readonly environment: { readonly mode: string; readonly name: string };
};

/** What forms consist of; `name` is a form's id and a language, `contact/en`. */
export function createFormParts() {
  const known = new Map<string, { readonly first: string; readonly later: string }>();

  /** The code that draws it on its page; `part` is the form without its later steps, or with them. */
  const drawn = (part: string, load: string) =>
    `import {form as part} from ${JSON.stringify(part)};import {withLaterSteps} from ${JSON.stringify(LATER_STEPS)};export const form=withLaterSteps(part,${load});`;

  return {
    isPart: (id: string) => id.startsWith(FIRST) || id.startsWith(LATER),
    /** Of a module that `page` or a module of it has named. */
    part(id: string): string | undefined {
      const [kind = '', ...name] = id.split('/');
      const parts = known.get(name.join('/'));
      return `${kind}/` === FIRST ? parts?.first : parts?.later;
    },
    /** For the page of the form. */
    page(name: string, { code, definition }: CompiledForm, loading: Loading): string {
      const { environment } = loading;
      const parts = environment.mode === 'build' ? compileInParts(definition, code) : undefined;
      if (!parts) return code;
      if (environment.name !== 'client') return drawn(`${WHOLE}${name}`, '()=>Promise.resolve(part.steps.slice(1))');
      known.set(name, parts);
      const file = loading.emitFile({ type: 'chunk', id: `${LATER}${name}`, preserveSignature: 'strict' });
      const address = `\`\${import.meta.ROLLUP_FILE_URL_${file}}?\${attempt}\``;
      return drawn(`${FIRST}${name}`, `(attempt)=>import(/* @vite-ignore */${address}).then(({steps})=>steps)`);
    },
    /** For the service. */
    whole(name: string, { code, definition }: CompiledForm, { environment }: Loading): string {
      const isApart = environment.mode === 'build' && compileInParts(definition, code) !== undefined;
      return isApart ? code : `export {form} from ${JSON.stringify(`${ONE}${name}`)};`;
    },
  };
}
